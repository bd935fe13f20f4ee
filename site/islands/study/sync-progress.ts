import { mergeProgress } from '#data/study/contract/merge-study.ts';
import type { DeckProgress, ProgressFile } from '#data/study/contract/study-progress.ts';
import { deckNames, directions } from '#data/study/study.ts';
import { readUser } from '../accounts/stored-user.ts';
import { ApiError, call } from '../../client/call.ts';
import { logFault } from '../../client/log-fault.ts';
import { readCollected, takeCollected } from './collected-storage.ts';
import { readDays, takeDays } from './days-storage.ts';
import { peekProgress, readProgress, writeProgress } from './progress-storage.ts';

/**
 * Sends what this device has to the account of whoever is signed in, and takes over what other devices have. Strangers
 * send nothing, and without a network the next time does it: the device is what counts. Whether anything came.
 */
export async function syncProgress(): Promise<boolean> {
  if (!readUser()) return false;
  try {
    const decks: ProgressFile['decks'] = {};
    for (const name of deckNames) {
      const deck = peekProgress(name);
      if (deck) decks[name] = deck;
    }
    const body: ProgressFile = {
      kind: 'hebrew-study-progress',
      version: 1,
      exportedAt: new Date().toISOString(),
      decks,
      days: readDays(),
      collected: readCollected(),
    };
    const all = await call<ProgressFile>('/api/account/study', { method: 'PUT', body });
    if (all.days) takeDays(all.days);
    let hasCome = all.collected ? takeCollected(all.collected) : false;
    for (const name of deckNames) {
      const deck = all.decks[name];
      if (!deck || !hasMore(deck, decks[name])) continue;
      writeProgress(name, mergeProgress(readProgress(name).progress, deck));
      hasCome = true;
    }
    return hasCome;
  } catch (error) {
    // Whoever has signed out elsewhere is no more known; others are tried again.
    if (!(error instanceof ApiError && error.status === 401)) logFault('sync-progress', error);
    return false;
  }
}

function hasMore(all: DeckProgress, own: DeckProgress | undefined): boolean {
  return directions.some((direction) =>
    Object.entries(all[direction].cards).some(([id, card]) => {
      const known = own?.[direction].cards[id];
      return !known || card.lastReview > known.lastReview;
    }),
  );
}
