import { keysOfRow } from './chapter-keys.ts';
import { copyOfRow, hasOtherText, withLabelsOf } from './merge-row.ts';
import type { ReceivedRow, StudyRow, VersionedRow } from './study-row.ts';

/** A row as a device stores it. */
export type DeviceRow = VersionedRow & {
  /** Set while the server does not have this version. Absent otherwise, so that an index holds only unsent rows. */
  unsent?: 1;
  /** Chapters and entries by which pages find it. */
  keys: (number | string)[];
};

/** Versions that a device remembers of a row. The server has a longer list. */
export const maxDeviceBase = 16;

/** A row as another device or a file wrote it. */
export function asDeviceRow(row: StudyRow, base: readonly string[] = []): DeviceRow {
  return { ...row, base: [...base], keys: keysOfRow(row) };
}

/** A new version of a row. */
export function changeRow(existing: DeviceRow | undefined, changed: StudyRow): DeviceRow {
  return { ...asDeviceRow(changed, existing ? seenBy(existing) : []), unsent: 1 };
}

/**
 * A new version of a row that the reader had opened at the clock `opened`. If another tab has changed it since, its text
 * becomes a copy, or its labels are added.
 */
export function changeOpenedRow(
  existing: DeviceRow | undefined,
  changed: StudyRow,
  opened: string | undefined,
): { row: DeviceRow; copy?: DeviceRow } {
  if (!existing || opened === undefined || existing.clock === opened) return { row: changeRow(existing, changed) };
  if (!hasOtherText(existing, changed)) return { row: changeRow(existing, withLabelsOf(changed, existing)) };
  return { row: changeRow(existing, changed), copy: { ...asDeviceRow(copyOfRow(existing)), unsent: 1 } };
}

/** What the author of the next version has seen. A version that was never sent is known to nobody else. */
function seenBy({ base, clock, unsent }: DeviceRow): string[] {
  return unsent ? base : rememberVersion(base, clock);
}

/** Before a row is sent: the server may get it even if the response is lost. */
export function asSent(row: DeviceRow): DeviceRow {
  return { ...row, base: rememberVersion(row.base, row.clock) };
}

function rememberVersion(base: readonly string[], clock: string): string[] {
  return [...new Set([clock, ...base])].slice(0, maxDeviceBase);
}

/** The row after the server has stored the version `sentClock`. A later change stays unsent. */
export function afterSending(row: DeviceRow, sentClock: string): DeviceRow {
  if (row.clock !== sentClock) return row;
  const { unsent: _, ...sent } = row;
  return sent;
}

/**
 * The row after the server sent its version. An unsent change is merged by the server when it is sent. After a restore
 * from a backup, the base tells the server that this version replaces the restored one.
 */
export function afterReceiving(row: DeviceRow | undefined, { base, ...received }: ReceivedRow): DeviceRow {
  return row?.unsent ? row : asDeviceRow(received as StudyRow, base);
}

/** The stored row without what only the device needs. */
export function plainRow({ base: _base, unsent: _unsent, keys: _keys, ...row }: DeviceRow): StudyRow {
  return row;
}
