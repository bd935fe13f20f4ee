import { chapterOf } from '../bible/verse-id.ts';
import type { DeviceRow } from './device-row.ts';
import type { StudyRow } from './study-row.ts';

/** Rows that a device stores as one record. A record per row would make the first sync of many rows ten times longer. */
export interface RowGroup {
  /** The kind, a space, and the place of {@link groupOfRow}. */
  key: string;
  /** Chapters and entries of the live rows, and {@link deletedKey}. */
  keys: (number | string)[];
  /** Set while one of the rows is unsent: 0 with a deletion. The index sorts these first, as they make room in an account. */
  unsent?: 0 | 1;
  rows: DeviceRow[];
}

/** What determines the group of a row. Changes of the reader never move a row to another group. */
export type RowPlace = Pick<StudyRow, 'id' | 'kind' | 'value'>;

/** Letters of an id that starts with a time: rows without a place are grouped by about 25 days. */
const idLetters = 3;

/**
 * The key of the group of a row. Rows of a chapter are together, so a page reads few records. `undefined` for a row
 * whose text was erased: it stays where the device has it.
 */
export function groupOfRow(row: RowPlace): string | undefined {
  const place = placeOfRow(row as StudyRow);
  return place === undefined ? undefined : groupKey(row.kind, place);
}

export function groupKey(kind: StudyRow['kind'], place: number | string): string {
  return `${kind} ${place}`;
}

function placeOfRow(row: StudyRow): number | string | undefined {
  if (!row.value) return undefined;
  switch (row.kind) {
    case 'highlight':
    case 'bookmark':
      return chapterOf(row.value.anchor.start);
    case 'memory':
      return chapterOf(row.value.start);
    case 'note':
      return row.value.anchor ? chapterOf(row.value.anchor.start) : (row.value.entry ?? row.id.slice(0, idLetters));
    case 'reading':
      return row.value.plan;
    default:
      return row.id;
  }
}

/** The place of rows that reach a device after their text was erased. */
export const unknownPlace = 'unknown';

/** Finds groups with deletions whose text is still there. */
export const deletedKey = 'deleted';

/** The group after its rows have changed. */
export function withRows(key: string, rows: readonly DeviceRow[]): RowGroup {
  const unsent = rows.filter((row) => row.unsent);
  return {
    key,
    keys: [...new Set([...rows.flatMap((row) => row.keys), ...(rows.some(hasDeletedText) ? [deletedKey] : [])])],
    ...(unsent.length > 0 && { unsent: unsent.some(isDeletedRow) ? 0 : 1 }),
    rows: [...rows],
  };
}

export function isDeletedRow({ deleted }: Pick<StudyRow, 'deleted'>): boolean {
  return deleted !== undefined;
}

function hasDeletedText(row: DeviceRow): boolean {
  return isDeletedRow(row) && row.value !== undefined;
}

/** Groups of rows that are stored for the first time. */
export function groupRows(rows: readonly DeviceRow[]): RowGroup[] {
  const groups = new Map<string, DeviceRow[]>();
  for (const row of rows) {
    const key = groupOfRow(row) ?? groupKey(row.kind, unknownPlace);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, own]) => withRows(key, own));
}
