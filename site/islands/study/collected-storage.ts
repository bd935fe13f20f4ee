import { mergeCollected } from '#data/study/contract/merge-study.ts';
import type { CollectedWords } from '#data/study/contract/collected-words.ts';
import { readStored, writeStored } from '../../client/stored.ts';
import { collectedNumbers, emptyCollected, mostCollected, withWord } from './collected-words.ts';
import { collectedName } from './is-collected.ts';
import { hasOnly, isRecord } from './parse-progress.ts';

const listeners = new Set<() => void>();

/** Calls back when a word comes in or goes out, in this tab or another. Returns what ends that. */
export function onCollected(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** What the device keeps; none where it kept nothing or something else. */
export function readCollected(): CollectedWords {
  return tryParse(readStored(collectedName)) ?? emptyCollected();
}

/** Returns a sentence for the reader where it could not be written. */
export function writeCollected(words: CollectedWords): string | undefined {
  const text = readStored(collectedName);
  // What cannot be read is not written over: a later version of the page may read it.
  if (text !== undefined && !tryParse(text)) writeStored(`${collectedName}-unread`, text);
  try {
    localStorage.setItem(collectedName, JSON.stringify(words));
  } catch {
    return 'This browser does not let the page keep anything on the device, or has no room left.';
  }
  for (const listener of listeners) listener();
  return undefined;
}

/** Puts a word in or takes it out as of now. Returns a sentence for the reader where that was not done. */
export function collect(number: string, isIn: boolean): string | undefined {
  const before = readCollected();
  if (isIn && collectedNumbers(before).length >= mostCollected)
    return `You have ${mostCollected.toLocaleString('en')} words: take some out in Study Mode first.`;
  return writeCollected(withWord(before, number, isIn, Date.now()));
}

/** Takes over what a file or the account has. Returns whether another word is in or out for it. */
export function takeCollected(words: CollectedWords): boolean {
  const before = readCollected();
  const merged = mergeCollected(before, words);
  writeCollected(merged);
  return collectedNumbers(merged).join() !== collectedNumbers(before).join();
}

const numberPattern = /^[HG][1-9]\d{0,3}$/;
const latestTime = 8.64e15;

function tryParse(text = 'null'): CollectedWords | undefined {
  try {
    return tryParseCollected(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** By hand as the progress is: the contract's validator weighs ten times the page's own code. */
export function tryParseCollected(value: unknown): CollectedWords | undefined {
  if (!isRecord(value) || value['version'] !== 1 || !hasOnly(value, ['version', 'words']) || !isRecord(value['words']))
    return undefined;
  for (const [number, word] of Object.entries(value['words'])) {
    if (!numberPattern.test(number) || !isRecord(word) || !hasOnly(word, ['at', 'isIn'])) return undefined;
    const { at, isIn } = word;
    if (!Number.isInteger(at) || Number(at) < 0 || Number(at) > latestTime || typeof isIn !== 'boolean')
      return undefined;
  }
  return value as unknown as CollectedWords;
}
