import { changeOpenedRow, changeRow, plainRow, type DeviceRow } from '#data/my-study/device-row.ts';
import { nextClock } from '#data/my-study/hybrid-clock.ts';
import { deletedKey, withRows, type RowGroup, type RowPlace } from '#data/my-study/row-group.ts';
import {
  isDeletionFinal,
  type ListItem,
  type StudyKind,
  type StudyRow,
  type StudyRowOf,
  type StudyValues,
} from '#data/my-study/study-row.ts';
import { reportStudyChange } from './study-changes.ts';
import { changeRows, readAllGroups, readRowsOfGroups, rowsOf } from './stored-rows.ts';
import { inStudyTransaction, requested, type StudyTransaction } from './study-database.ts';
import { StudyStorageError } from './study-error.ts';
import { flagStudyNotes } from './study-flag.ts';
import { requireWithinLimits } from './study-limits.ts';

/** The live rows of chapters or entries. Reads no others. */
export function readRowsOf(keys: readonly (number | string)[]): Promise<StudyRow[]> {
  return inStudyTransaction('readonly', async ({ groups }) => {
    const index = groups.index('keys');
    const found = await Promise.all(keys.map((key) => requested<RowGroup[]>(index.getAll(key))));
    const own = rowsOf(found.flat()).filter((row) => row.keys.some((key) => keys.includes(key)));
    return [...new Map(own.map((row) => [row.id, plainRow(row)])).values()];
  });
}

/** The live rows of chapters or entries, and the legend with the reader's names of highlights. */
export async function readMarksOf(keys: readonly (number | string)[]): Promise<StudyRow[]> {
  const [rows, legends] = await Promise.all([readRowsOf(keys), readRowsOfKind('legend')]);
  return [...rows, ...legends];
}

/** All live rows of one kind. */
export function readRowsOfKind<Kind extends StudyKind>(kind: Kind): Promise<StudyRowOf<Kind>[]> {
  return inStudyTransaction('readonly', async ({ groups }) => {
    const all = await readRowsOfGroups(groups, kind);
    return all.filter(isLiveRow).map(plainRow) as StudyRow[] as StudyRowOf<Kind>[];
  });
}

/** Every row, also deleted ones. */
export function readAllStudyRows(): Promise<StudyRow[]> {
  return inStudyTransaction('readonly', async ({ groups }) => rowsOf(await readAllGroups(groups)).map(plainRow));
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
  opened?: string | undefined;
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
  for (const { kind, value } of changes) requireWithinLimits(kind, value);
  const rows = changes.map(({ id = newStudyId(), ...change }) => ({ ...change, id }));
  const saved = await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    const written: StudyRow[] = [];
    await changeRows(stores.groups, rows as RowPlace[], (stored) =>
      rows.flatMap(({ kind, value, id, opened }): DeviceRow[] => {
        const existing = stored(id);
        const created = existing?.created ?? Date.now();
        const copyOf = existing?.copyOf === undefined ? {} : { copyOf: existing.copyOf };
        const changed = { id, kind, clock: clock.next(), created, ...copyOf, value } as StudyRow;
        const { row, copy } = changeOpenedRow(existing, changed, opened);
        written.push(plainRow(row));
        return copy ? [row, copy] : [row];
      }),
    );
    await clock.write();
    return written;
  });
  flagStudyNotes(true);
  void askForPersistence();
  reportStudyChange();
  return saved as StudyRow[] as StudyRowOf<Kind>[];
}

/**
 * Changes the items of a list as they are stored now, so that no change of another tab or of a moment ago is lost. Throws
 * a {@link StudyStorageError}.
 */
export async function changeStudyList(
  id: string,
  change: (items: readonly ListItem[]) => readonly ListItem[],
): Promise<void> {
  await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    await changeRows(stores.groups, [{ id, kind: 'list' }], (stored) => {
      const existing = stored(id);
      if (existing?.kind !== 'list' || !existing.value) return [];
      const { deleted: _, ...row } = existing;
      const value = { ...existing.value, items: [...change(existing.value.items)] };
      requireWithinLimits('list', value);
      return [changeRow(existing, plainRow({ ...row, clock: clock.next(), value }))];
    });
    await clock.write();
  });
  reportStudyChange();
}

/** Deletes rows, or brings deleted ones back. */
export async function setStudyDeleted(places: readonly RowPlace[], isDeleted: boolean): Promise<void> {
  await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    await changeRows(stores.groups, places, (stored) =>
      places.flatMap(({ id }): DeviceRow[] => {
        const existing = stored(id);
        if (!existing?.value || (existing.deleted !== undefined) === isDeleted) return [];
        const { deleted: _, ...row } = plainRow(existing);
        const changed = { ...row, clock: clock.next(), ...(isDeleted && { deleted: Date.now() }) } as StudyRow;
        return [changeRow(existing, changed)];
      }),
    );
    await clock.write();
  });
  reportStudyChange();
}

/** Erases the text of deletions that can no longer be undone. Reads only records with deletions. */
export async function eraseFinalDeletions(now: number): Promise<void> {
  const erased = await inStudyTransaction('readwrite', async ({ groups }) => {
    const isFinal = (row: DeviceRow): boolean => isDeletionFinal(row, now);
    const found = (await requested<RowGroup[]>(groups.index('keys').getAll(deletedKey))).filter(({ rows }) =>
      rows.some(isFinal),
    );
    for (const { key, rows } of found)
      groups.put(
        withRows(
          key,
          rows.map((row) => (isFinal(row) ? withoutValue(row) : row)),
        ),
      );
    return found.length;
  });
  if (erased > 0) reportStudyChange();
}

function withoutValue(row: DeviceRow): DeviceRow {
  const { value: _, ...marker } = row;
  return marker as DeviceRow;
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

/** Requests persistent storage, so that the browser does not delete the notes when disk space is low. */
export async function askForPersistence(): Promise<void> {
  try {
    // The page shows the answer.
    if (!(await navigator.storage.persisted()) && (await navigator.storage.persist())) reportStudyChange();
  } catch {
    // Older browsers do not support this. The page says whether the notes are protected.
  }
}
