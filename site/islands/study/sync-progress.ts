import { mergeProgress, withoutUndone } from '#data/study/contract/merge-study.ts';
import type { DeckProgress, ProgressFile } from '#data/study/contract/study-progress.ts';
import { deckNames, directions } from '#data/study/decks.ts';
import { readStoredUser } from '../accounts/stored-user.ts';
import { ApiError, callApi } from '../../client/call-api.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { readCollected, mergeIntoCollected } from './collected-storage.ts';
import { readDays, mergeIntoDays } from './days-storage.ts';
import { readUndone, removeUndone } from './undone-storage.ts';
import { peekProgress, readProgress, writeProgress } from './progress-storage.ts';

/**
 * Sends this device's progress to the account of the signed-in reader, and merges the progress of other devices. Does
 * nothing without a session. If the request fails, the next sync sends everything. Returns whether anything
 * changed on this device.
 */
export async function syncProgress(): Promise<boolean> {
  if (!readStoredUser()) return false;
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
    const undone = readUndone();
    const answer = await callApi<ProgressFile>('/api/account/study', {
      method: 'PUT',
      body: undone.length > 0 ? { ...body, undone } : body,
    });
    removeUndone(undone);
    // What the reader has undone since the request was sent.
    const all = withoutUndone(answer, readUndone());
    if (all.days) mergeIntoDays(all.days);
    let hasChanged = all.collected ? mergeIntoCollected(all.collected) : false;
    for (const name of deckNames) {
      const deck = all.decks[name];
      if (!deck || !hasNewer(deck, decks[name])) continue;
      writeProgress(name, mergeProgress(readProgress(name).progress, deck));
      hasChanged = true;
    }
    return hasChanged;
  } catch (error) {
    // With 401 the session has ended elsewhere, which is not an error.
    if (!(error instanceof ApiError && error.status === 401)) logClientError('sync-progress', error);
    return false;
  }
}

function hasNewer(all: DeckProgress, own: DeckProgress | undefined): boolean {
  return directions.some((direction) =>
    Object.entries(all[direction].cards).some(([id, card]) => {
      const known = own?.[direction].cards[id];
      return !known || card.lastReview > known.lastReview;
    }),
  );
}
