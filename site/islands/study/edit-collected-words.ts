import type { CollectedWords } from '#data/study/contract/collected-words.ts';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';

/** Maximum number of collected words. With progress in both directions, they take half of an account's storage. */
export const maxCollected = 1_000;

const latestTime = 8.64e15;

export function emptyCollected(): CollectedWords {
  return { version: 1, words: {} };
}

/**
 * Adds or removes a word at a time in milliseconds since 1970. An action always counts as later than the state it was
 * based on, even if the device's clock is behind.
 */
export function setWord({ words }: CollectedWords, number: string, isIn: boolean, now: number): CollectedWords {
  const previous = words[number];
  const at = Math.min(latestTime, previous ? Math.max(now, previous.at + 1) : now);
  return { version: 1, words: { ...words, [number]: { at, isIn } } };
}

/** The collected numbers, the first collected first. Numbers that no dictionary has are left out. */
export function collectedNumbers({ words }: CollectedWords): EntryNumber[] {
  return Object.entries(words)
    .filter(([, { isIn }]) => isIn)
    .sort(([a, one], [b, other]) => one.at - other.at || a.localeCompare(b))
    .flatMap(([number]) => tryParseEntryNumber(number) ?? []);
}
