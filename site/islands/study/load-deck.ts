import type { StudyDeck } from '#data/contract/study-deck.ts';
import type { DeckName } from '#data/model/study.ts';

export function deckAddress(deck: DeckName): string {
  return `/hebrew-learning/decks/${deck}.json`;
}

const loaded = new Map<DeckName, StudyDeck>();

/** Throws an error whose message is a sentence for the reader. */
export async function loadDeck(name: DeckName): Promise<StudyDeck> {
  const known = loaded.get(name);
  if (known) return known;
  const response = await fetch(deckAddress(name)).catch(() => undefined);
  if (!response?.ok) throw new Error(`The ${name} could not be fetched. Check your connection and choose the deck again.`);
  const deck = (await response.json()) as StudyDeck;
  loaded.set(name, deck);
  return deck;
}
