import { readStored, writeStored } from '../../client/local-storage.ts';

/** Set once the reader has written something. Without it, no page to read loads any of this feature. */
const flag = 'myStudy';

export function hasStudyNotes(): boolean {
  return readStored(flag) !== undefined;
}

export function flagStudyNotes(isUsed: boolean): void {
  writeStored(flag, isUsed ? '1' : undefined);
}
