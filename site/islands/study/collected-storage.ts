import { mergeCollected } from '#data/study/contract/merge-study.ts';
import type { CollectedWords } from '#data/study/contract/collected-words.ts';
import { readStored } from '../../client/local-storage.ts';
import { tooManyWordsMessage, wordsNotSaved } from './collected-messages.ts';
import { collectedNumbers, emptyCollected, maxCollected, setWord } from './edit-collected-words.ts';
import { collectedName } from './is-collected.ts';
import { hasOnly, isRecord } from './parse-progress.ts';

const listeners = new Set<() => void>();

/** Calls back when a word is added or removed, in this tab or another. Returns a function that unsubscribes. */
export function onCollected(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The collected words on the device. Empty if there are none or the stored value is invalid. */
export function readCollected(): CollectedWords {
  return tryParse(readStored(collectedName)) ?? emptyCollected();
}

/** If it could not be stored, returns a sentence for the reader. */
export function writeCollected(words: CollectedWords): string | undefined {
  const text = readStored(collectedName);
  try {
    // Preserve a value that cannot be parsed: a later version of the page may read it.
    if (text !== undefined && !tryParse(text)) localStorage.setItem(`${collectedName}-unread`, text);
    localStorage.setItem(collectedName, JSON.stringify(words));
  } catch {
    return wordsNotSaved;
  }
  for (const listener of listeners) listener();
  return undefined;
}

/** Adds or removes a word now. If that failed, returns a sentence for the reader. */
export function collect(number: string, isIn: boolean): string | undefined {
  const previous = readCollected();
  if (isIn && collectedNumbers(previous).length >= maxCollected) return tooManyWordsMessage(maxCollected);
  return writeCollected(setWord(previous, number, isIn, Date.now()));
}

/** Merges the words of a file or the account. Returns whether that added or removed a word. */
export function mergeIntoCollected(words: CollectedWords): boolean {
  const previous = readCollected();
  const merged = mergeCollected(previous, words);
  writeCollected(merged);
  return collectedNumbers(merged).join() !== collectedNumbers(previous).join();
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

/** Checked by hand, like the progress: the contract's validator is ten times as large as the page's own code. */
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
