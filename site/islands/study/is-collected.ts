import { readStored } from '../../client/local-storage.ts';

export const collectedName = 'study-collected';

/** Whether the word of an entry is collected. A file of its own, because every entry page loads it. */
export function isCollected(number: string): boolean {
  try {
    return JSON.parse(readStored(collectedName) ?? '{}')?.words?.[number]?.isIn === true;
  } catch {
    // The stored value is invalid.
    return false;
  }
}
