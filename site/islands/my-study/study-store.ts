import { changeOpenedRow, changeRow, plainRow, type DeviceRow } from '#data/my-study/device-row.ts';
import { nextClock } from '#data/my-study/hybrid-clock.ts';
import {
  isDeletionFinal,
  maxListItems,
  maxNameLength,
  maxNoteLength,
  maxRemarkLength,
  type StudyKind,
  type StudyRow,
  type StudyRowOf,
  type StudyValues,
} from '#data/my-study/study-row.ts';
import { reportStudyChange } from './study-changes.ts';
import { inStudyTransaction, requested, type StudyTransaction } from './study-database.ts';
import { StudyStorageError } from './study-error.ts';
import { flagStudyNotes } from './study-flag.ts';
import { studyListTooLong, studyNameTooLong, studyNoteTooLong, studyRemarkTooLong } from './storage-messages.ts';

/** The live rows of chapters or entries. Reads no others. */
export function readRowsOf(keys: readonly (number | string)[]): Promise<StudyRow[]> {
  return inStudyTransaction('readonly', async ({ rows }) => {
    const index = rows.index('keys');
    const found = await Promise.all(keys.map((key) => requested<DeviceRow[]>(index.getAll(key))));
    return [...new Map(found.flat().map((row) => [row.id, plainRow(row)])).values()];
  });
}

/** All live rows of one kind. */
export function readRowsOfKind<Kind extends StudyKind>(kind: Kind): Promise<StudyRowOf<Kind>[]> {
  return inStudyTransaction('readonly', async ({ rows }) => {
    const all = await requested<DeviceRow[]>(rows.index('kind').getAll(kind));
    return all.filter(isLiveRow).map(plainRow) as StudyRow[] as StudyRowOf<Kind>[];
  });
}

/** Every row, also deleted ones. */
export function readAllStudyRows(): Promise<StudyRow[]> {
  return inStudyTransaction('readonly', async ({ rows }) =>
    (await requested<DeviceRow[]>(rows.getAll())).map(plainRow),
  );
}

export function isLiveRow({ deleted, value }: StudyRow): boolean {
  return deleted === undefined && value !== undefined;
}

export interface RowToSave<Kind extends StudyKind> {
  kind: Kind;
  value: StudyValues[Kind];
  /** Absent for a new row. */
  id?: string;
  /** The clock that the row had when the reader opened it for editing. */
  opened?: string;
}

/** Saves a new or changed row. Throws a {@link StudyStorageError}. */
export async function saveStudyRow<Kind extends StudyKind>(row: RowToSave<Kind>): Promise<StudyRowOf<Kind>> {
  const [saved] = await saveStudyRows([row]);
  if (!saved) throw new StudyStorageError();
  return saved;
}

/** Saves rows in one transaction: all or none. */
export async function saveStudyRows<Kind extends StudyKind>(
  changes: readonly RowToSave<Kind>[],
): Promise<StudyRowOf<Kind>[]> {
  for (const { kind, value } of changes) checkLimits(kind, value);
  const saved = await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    const written: StudyRow[] = [];
    for (const { kind, value, id = newStudyId(), opened } of changes) {
      const existing = await requested<DeviceRow | undefined>(stores.rows.get(id));
      const created = existing?.created ?? Date.now();
      const copyOf = existing?.copyOf === undefined ? {} : { copyOf: existing.copyOf };
      const changed = { id, kind, clock: clock.next(), created, ...copyOf, value } as StudyRow;
      const { row, copy } = changeOpenedRow(existing, changed, opened);
      await requested(stores.rows.put(row));
      if (copy) await requested(stores.rows.put(copy));
      written.push(plainRow(row));
    }
    await clock.write();
    return written;
  });
  flagStudyNotes(true);
  void askForPersistence();
  reportStudyChange();
  return saved as StudyRow[] as StudyRowOf<Kind>[];
}

/** Deletes rows, or brings deleted ones back. */
export async function setStudyDeleted(ids: readonly string[], isDeleted: boolean): Promise<void> {
  await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    for (const id of ids) {
      const existing = await requested<DeviceRow | undefined>(stores.rows.get(id));
      if (!existing?.value || (existing.deleted !== undefined) === isDeleted) continue;
      const { deleted: _, ...row } = plainRow(existing);
      const changed = { ...row, clock: clock.next(), ...(isDeleted && { deleted: Date.now() }) } as StudyRow;
      await requested(stores.rows.put(changeRow(existing, changed)));
    }
    await clock.write();
  });
  reportStudyChange();
}

/** Erases the text of deletions that can no longer be undone. */
export function eraseFinalDeletions(now: number): Promise<void> {
  return inStudyTransaction('readwrite', async ({ rows }) => {
    for (const row of await requested<DeviceRow[]>(rows.getAll())) {
      if (!isDeletionFinal(row, now)) continue;
      const { value: _, ...marker } = row;
      await requested(rows.put(marker));
    }
  });
}

interface StudyClock {
  next: () => string;
  /** Makes the next clocks of this device greater than these clocks of other devices. */
  see: (clocks: readonly string[]) => void;
  /** Stores the last clock. All tabs share it. */
  write: () => Promise<unknown>;
}

/** The clock of this device, in the transaction that uses it. */
export async function openClock({ facts }: StudyTransaction): Promise<StudyClock> {
  const device = (await requested<string | undefined>(facts.get('device'))) ?? newDevice();
  const offset = (await requested<number | undefined>(facts.get('clockOffset'))) ?? 0;
  let last = await requested<string | undefined>(facts.get('lastClock'));
  await requested(facts.put(device, 'device'));
  return {
    next: () => (last = nextClock(last, Date.now() + offset, device)),
    see: (clocks) => {
      for (const clock of clocks) if (last === undefined || clock > last) last = clock;
    },
    write: () => requested(facts.put(last, 'lastClock')),
  };
}

const idLetters = '0123456789abcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => idLetters[byte % 36]).join('');
}

function newDevice(): string {
  return randomText(8);
}

/** Sorts by time. */
function newStudyId(): string {
  return `${Date.now().toString(36).padStart(9, '0')}${randomText(11)}`;
}

/** The server has the same limits. A row that it refuses would stop the sync of all others. */
function checkLimits(kind: StudyKind, value: StudyValues[StudyKind]): void {
  const remarks = [...('items' in value ? value.items : []), ...('remark' in value ? [value] : [])];
  if (kind === 'note' && 'text' in value && value.text.length > maxNoteLength)
    throw new StudyStorageError(studyNoteTooLong);
  if ('items' in value && value.items.length > maxListItems) throw new StudyStorageError(studyListTooLong);
  if (remarks.some(({ remark }) => remark.length > maxRemarkLength)) throw new StudyStorageError(studyRemarkTooLong);
  if ('name' in value && value.name.length > maxNameLength) throw new StudyStorageError(studyNameTooLong);
}

/** Requests persistent storage, so that the browser does not delete the notes when disk space is low. */
async function askForPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Older browsers do not support this. The page says whether the notes are protected.
  }
}
