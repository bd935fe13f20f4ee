import type { DeviceRow } from './device-row.ts';
import { isDeletedRow } from './row-group.ts';
import { isTooLargeToSync } from './study-row.ts';

/** Rows of one request. The server accepts 1,000. */
const maxRows = 1_000;

/**
 * The rows of the next request, at most about `maxCharacters` of them, at least one if one can be sent. Deletions come
 * first: they make room in an account. A row that is too large, or that the server has refused in this sync, stays on
 * the device, so that it does not stop the others.
 */
export function rowsToSend(
  rows: readonly DeviceRow[],
  maxCharacters: number,
  refused: ReadonlySet<string>,
): DeviceRow[] {
  const sendable = rows
    .filter((row) => row.unsent && !refused.has(row.id) && !isTooLargeToSync(row))
    .sort((a, b) => Number(isDeletedRow(b)) - Number(isDeletedRow(a)))
    .slice(0, maxRows);
  let characters = 0;
  const end = sendable.findIndex((row) => (characters += JSON.stringify(row).length) > maxCharacters);
  return end === -1 ? sendable : sendable.slice(0, Math.max(1, end));
}
