import { afterReceiving, afterSending, type DeviceRow } from './device-row.ts';
import type { SyncAnswer } from './sync-device.ts';

/** What an answer changes on a device: the rows to store. `read` returns the current row. */
export function rowsAfterAnswer(
  sent: readonly DeviceRow[],
  answer: Pick<SyncAnswer, 'rows'>,
  read: (id: string) => DeviceRow | undefined,
): DeviceRow[] {
  const changed = new Map<string, DeviceRow>();
  for (const { id, clock } of sent) {
    const row = read(id);
    if (row) changed.set(id, afterSending(row, clock));
  }
  for (const received of answer.rows) {
    const row = changed.get(received.id) ?? read(received.id);
    changed.set(received.id, afterReceiving(row, received));
  }
  return [...changed.values()];
}
