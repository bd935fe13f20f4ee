import type { StudyDeck } from '#data/study/contract/study-deck.ts';
import { builtDeckNames, type BuiltDeckName, type DeckName } from '#data/study/decks.ts';
import { callApi } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { queryClient } from '../../client/query-client.ts';
import { collectedCards } from './collected-cards.ts';
import { collectedNumbers } from './edit-collected-words.ts';
import { readCollected } from './collected-storage.ts';
import { deckNotLoadedMessage } from './messages.ts';
import { peekProgress } from './progress-storage.ts';
import { countAnswered, emptyProgress } from './study-progress.ts';

export function deckUrl(deck: BuiltDeckName): string {
  return `/hebrew-learning/decks/${deck}.json`;
}

/**
 * The card ids of the built decks in which the reader has answered. Later versions of a deck can lack a card, which
 * must not be counted. Decks that cannot be loaded are left out.
 */
export async function loadStudiedIds(): Promise<ReadonlyMap<DeckName, readonly string[]>> {
  const names = builtDeckNames.filter((name) => countAnswered(peekProgress(name) ?? emptyProgress()) > 0);
  const decks = await Promise.allSettled(names.map((name) => loadDeck(name)));
  return new Map(
    decks.flatMap((deck) =>
      deck.status === 'fulfilled' ? [[deck.value.name, deck.value.cards.map(({ id }) => id)] as const] : [],
    ),
  );
}

/**
 * Throws an error whose message is a sentence for the reader. `onFinished` is called when the deck has become better.
 */
export async function loadDeck(name: DeckName, onFinished?: () => void): Promise<StudyDeck> {
  if (name === 'mine') return { name, cards: await collectedCards(collectedNumbers(readCollected()), onFinished) };
  try {
    // Simultaneous requests share one load.
    return await queryClient.query({
      queryKey: ['deck', name],
      queryFn: () => callApi<StudyDeck>(deckUrl(name)),
      staleTime: Infinity,
    });
  } catch (error) {
    logClientError('deck', error);
    throw new Error(deckNotLoadedMessage(name), { cause: error });
  }
}
