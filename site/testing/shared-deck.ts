import type { BuiltDeckName } from '#data/study/decks.ts';
import type { StudyDeck } from '#data/study/contract/study-deck.ts';
import { makeDeck } from '../library/study-decks.ts';

const decks = new Map<BuiltDeckName, StudyDeck>();

/** A deck of Study Mode. Making one takes a second, so all test files that share modules also share the decks. */
export function sharedDeck(name: BuiltDeckName): StudyDeck {
  const known = decks.get(name);
  if (known) return known;
  const deck = makeDeck(name);
  decks.set(name, deck);
  return deck;
}
