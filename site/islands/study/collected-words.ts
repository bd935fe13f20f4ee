import type { CollectedWords } from '#data/study/contract/collected-words.ts';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';

/** As many as a reader may have in: with their progress both ways they take half of what an account keeps. */
export const mostCollected = 1_000;

const latestTime = 8.64e15;

export function emptyCollected(): CollectedWords {
  return { version: 1, words: {} };
}

/**
 * With a word put in or taken out, at a time in milliseconds since 1970. What a reader does on a device whose clock is
 * behind is later all the same than what he sees there.
 */
export function withWord({ words }: CollectedWords, number: string, isIn: boolean, now: number): CollectedWords {
  const before = words[number];
  const at = Math.min(latestTime, before ? Math.max(now, before.at + 1) : now);
  return { version: 1, words: { ...words, [number]: { at, isIn } } };
}

/** Those that are in, the first collected first. Numbers that no dictionary has are left out. */
export function collectedNumbers({ words }: CollectedWords): EntryNumber[] {
  return Object.entries(words)
    .filter(([, { isIn }]) => isIn)
    .sort(([a, one], [b, other]) => one.at - other.at || a.localeCompare(b))
    .flatMap(([number]) => tryParseEntryNumber(number) ?? []);
}
