import { deckNames } from '#data/study/decks.ts';
import { peekProgress, writeProgress } from './progress-storage.ts';
import { spreadOverdue } from './spread-overdue.ts';

/** Reviews of a deck and direction on one day before overdue ones are moved to later days. */
const defaultReviews = 30;

/** Spreads the overdue reviews of all decks on this device. Returns how many were moved, and over how many days. */
export function spreadStored(goal: number, now: number): { moved: number; days: number } {
  const result = { moved: 0, days: 0 };
  for (const name of deckNames) {
    const stored = peekProgress(name);
    if (!stored) continue;
    const { progress, moved, days } = spreadOverdue(stored, Math.max(goal, defaultReviews), now);
    if (moved === 0) continue;
    writeProgress(name, progress);
    result.moved += moved;
    result.days = Math.max(result.days, days);
  }
  return result;
}
