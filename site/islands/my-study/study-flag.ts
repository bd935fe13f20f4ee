import { readStored, writeStored } from '../../client/local-storage.ts';

/** Set once the reader has written something. Without it, no page to read loads any of this feature. */
const flag = 'myStudy';

/** The value after a sign-in: the account may have notes. The first sync replaces it. */
const unknown = '?';

export function hasStudyNotes(): boolean {
  return readStored(flag) !== undefined;
}

/** After a sign-in, so that pages look for notes of the account. */
export function expectStudyNotes(): void {
  if (!hasStudyNotes()) writeStored(flag, unknown);
}

export function areNotesExpected(): boolean {
  return readStored(flag) === unknown;
}

export function flagStudyNotes(isUsed: boolean): void {
  writeStored(flag, isUsed ? '1' : undefined);
}
