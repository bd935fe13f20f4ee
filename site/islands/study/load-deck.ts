import type { StudyDeck } from '#data/study/contract/study-deck.ts';
import type { BuiltDeckName, DeckName } from '#data/study/decks.ts';
import { callApi } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { queryClient } from '../../client/query-client.ts';
import { collectedCards } from './collected-cards.ts';
import { collectedNumbers } from './edit-collected-words.ts';
import { readCollected } from './collected-storage.ts';
import { deckNotLoadedMessage } from './messages.ts';

export function deckUrl(deck: BuiltDeckName): string {
  return `/hebrew-learning/decks/${deck}.json`;
}

/** Throws an error whose message is a sentence for the reader. */
export async function loadDeck(name: DeckName): Promise<StudyDeck> {
  if (name === 'mine') return { name, cards: await collectedCards(collectedNumbers(readCollected())) };
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
