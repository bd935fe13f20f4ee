import { useSyncExternalStore } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { showToast } from '../../client/toasts.ts';
import { collectedCards } from './collected-cards.ts';
import { collectedNumbers } from './collected-words.ts';
import { isCollected } from './is-collected.ts';
import { collect, onCollected, readCollected } from './collected-storage.ts';

/** Longer than between two presses of one who changes his mind, in ms. */
const syncAfter = 1_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Whether the word of an entry is collected, and what puts it in or takes it out. */
export function useCollected(number: EntryNumber): { isIn: boolean; toggle: () => void } {
  // A page is drawn without: the device alone knows.
  const isIn = useSyncExternalStore(
    onCollected,
    () => isCollected(number),
    () => false,
  );
  // Asked once more: the first press may come before this was drawn.
  return { isIn, toggle: () => putOrTake(number, !isCollected(number)) };
}

function putOrTake(number: EntryNumber, isIn: boolean): void {
  const trouble = collect(number, isIn);
  if (trouble)
    return showToast({ title: isIn ? 'Not added' : 'Not taken out', description: trouble, destructive: true });
  if (isIn) {
    const all = collectedNumbers(readCollected());
    // Its card is made while the entry is at hand.
    void collectedCards(all);
    if (all.length === 1)
      showToast({ title: 'Added to my words', description: 'Study Mode asks them: choose the deck My words.' });
  }
  syncSoon();
}

/** Other devices of whoever is signed in learn of it; strangers send nothing. */
export function syncSoon(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => void import('./sync-progress.ts').then(({ syncProgress }) => syncProgress()), syncAfter);
}
