import { readStored } from '../../client/stored.ts';

export const collectedName = 'study-collected';

/** Whether the word of an entry is among the collected ones. By itself, since every entry asks as it opens. */
export function isCollected(number: string): boolean {
  try {
    return JSON.parse(readStored(collectedName) ?? '{}')?.words?.[number]?.isIn === true;
  } catch {
    // Something else was kept under the name.
    return false;
  }
}
