import { useSyncExternalStore } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { showToast } from '../../client/toasts.ts';
import { addedToMyWords, notAdded, notRemoved, studyMyWords } from './collected-messages.ts';
import { collectedCards } from './collected-cards.ts';
import { collectedNumbers } from './edit-collected-words.ts';
import { isCollected } from './is-collected.ts';
import { collect, onCollected, readCollected } from './collected-storage.ts';

/** Milliseconds. Longer than the time between two presses of a reader who reconsiders. */
const syncAfter = 1_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Whether the word of an entry is collected, and a function that adds or removes it. */
export function useCollected(number: EntryNumber): { isIn: boolean; toggle: () => void } {
  // False during hydration, because only the device knows.
  const isIn = useSyncExternalStore(
    onCollected,
    () => isCollected(number),
    () => false,
  );
  // Read again: the first press may come before the current state is rendered.
  return { isIn, toggle: () => setCollected(number, !isCollected(number)) };
}

function setCollected(number: EntryNumber, isIn: boolean): void {
  const problem = collect(number, isIn);
  if (problem) return showToast({ title: isIn ? notAdded : notRemoved, description: problem, destructive: true });
  if (isIn) {
    const all = collectedNumbers(readCollected());
    // Make the card while the entry is available.
    void collectedCards(all);
    if (all.length === 1) showToast({ title: addedToMyWords, description: studyMyWords });
  }
  syncSoon();
}

/** Sends the change to the reader's account soon, for the other devices. Does nothing without a session. */
export function syncSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void import('./sync-progress.ts').then(({ syncProgress }) => syncProgress()), syncAfter);
}
