import { readStored, writeStored } from '../../client/local-storage.ts';

/** Set once the reader has written something. Without it, no page to read loads any of this feature. */
const flag = 'myStudy';

const used = '1';
/** The value after a sign-in: the account may have notes. The first sync replaces it. */
const unknown = '?';

/** The value of a day on which the account had no notes. On another day, a page looks again. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function hasStudyNotes(): boolean {
  const stored = readStored(flag);
  return stored !== undefined && stored !== today();
}

/** After a sign-in, so that pages look for notes of the account. */
export function expectStudyNotes(): void {
  if (!hasStudyNotes()) writeStored(flag, unknown);
}

export function areNotesExpected(): boolean {
  return ![undefined, used].includes(readStored(flag));
}

/** With the first notes, the service worker stores the page of My study: it stores pages that another page requests. */
export function flagStudyNotes(isUsed: boolean): void {
  // Without a network, the first visit stores it.
  if (isUsed && readStored(flag) !== used) fetch('/my').catch(() => undefined);
  writeStored(flag, isUsed ? used : undefined);
}

/** No page looks for notes of the account again before tomorrow. */
export function postponeLook(): void {
  writeStored(flag, today());
}

/** Before a look that is not the first after a sign-in: also if it fails, the next one is tomorrow. */
export function startLook(): void {
  if (areNotesExpected() && readStored(flag) !== unknown) postponeLook();
}
