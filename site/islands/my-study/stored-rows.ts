import type { DeviceRow } from '#data/my-study/device-row.ts';
import {
  groupKey,
  groupOfRow,
  unknownPlace,
  withRows,
  type RowGroup,
  type RowPlace,
} from '#data/my-study/row-group.ts';
import type { StudyKind } from '#data/my-study/study-row.ts';
import { requested } from './study-database.ts';

/** More groups than this are rarely on the device already: it syncs for the first time. */
const manyGroups = 100;

export function readAllGroups(groups: IDBObjectStore): Promise<RowGroup[]> {
  return requested<RowGroup[]>(groups.getAll());
}

/** Every row of a kind, also deleted ones. */
export async function readRowsOfGroups(groups: IDBObjectStore, kind: StudyKind): Promise<DeviceRow[]> {
  return rowsOf(await requested<RowGroup[]>(groups.getAll(rangeOfKind(kind))));
}

export function rowsOf(groups: readonly RowGroup[]): DeviceRow[] {
  return groups.flatMap(({ rows }) => rows);
}

/**
 * Reads the stored versions of rows, stores what `change` makes of them, and returns that. All requests are made at once:
 * waiting for each of thousands takes seconds. If one fails, the transaction does.
 */
export async function changeRows(
  groups: IDBObjectStore,
  places: readonly RowPlace[],
  change: (stored: (id: string) => DeviceRow | undefined) => DeviceRow[],
): Promise<DeviceRow[]> {
  const read = await readGroupsOf(groups, places);
  const stored = new Map<string, { row: DeviceRow; key: string }>();
  for (const { key, rows } of read.values()) for (const row of rows) stored.set(row.id, { row, key });
  const changed = change((id) => stored.get(id)?.row);
  const byGroup = new Map<string, DeviceRow[]>();
  for (const row of changed) {
    const key = stored.get(row.id)?.key ?? groupOfRow(row) ?? groupKey(row.kind, unknownPlace);
    byGroup.set(key, [...(byGroup.get(key) ?? []), row]);
  }
  for (const [key, rows] of byGroup) {
    const all = new Map([...(read.get(key)?.rows ?? []), ...rows].map((row) => [row.id, row]));
    groups.put(withRows(key, [...all.values()]));
  }
  return changed;
}

/** The groups that can have the rows. */
async function readGroupsOf(groups: IDBObjectStore, places: readonly RowPlace[]): Promise<Map<string, RowGroup>> {
  const keys = new Set<string>();
  /** Rows without a text can be in any group of their kind. */
  const kinds = new Set<StudyKind>();
  for (const place of places) {
    const key = groupOfRow(place);
    if (key === undefined) kinds.add(place.kind);
    else keys.add(key);
    keys.add(groupKey(place.kind, unknownPlace));
  }
  const here = keys.size > manyGroups ? new Set(await requested(groups.getAllKeys())) : undefined;
  const found = await Promise.all([
    ...[...keys].filter((key) => here?.has(key) ?? true).map((key) => requested<RowGroup | undefined>(groups.get(key))),
    ...[...kinds].map((kind) => requested<RowGroup[]>(groups.getAll(rangeOfKind(kind)))),
  ]);
  return new Map(found.flatMap((each) => each ?? []).map((group) => [group.key, group]));
}

function rangeOfKind(kind: StudyKind): IDBKeyRange {
  return IDBKeyRange.bound(groupKey(kind, ''), groupKey(kind, '\uFFFF'));
}
