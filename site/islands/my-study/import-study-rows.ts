import { asDeviceRow, changeRow, type DeviceRow } from '#data/my-study/device-row.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { reportStudyChange } from './study-changes.ts';
import { inStudyTransaction, requested } from './study-database.ts';
import { flagStudyNotes } from './study-flag.ts';
import { openClock } from './study-store.ts';

/**
 * Stores the rows of an export, in one transaction. A row that is here already stays, so a second import changes
 * nothing. A deleted row comes back. Returns the number of rows that changed.
 */
export async function importStudyRows(imported: readonly StudyRow[]): Promise<number> {
  const count = await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    clock.see(imported.map((row) => row.clock));
    let changed = 0;
    for (const row of imported) {
      const existing = await requested<DeviceRow | undefined>(stores.rows.get(row.id));
      if (existing && existing.deleted === undefined) continue;
      const written: DeviceRow = existing
        ? changeRow(existing, { ...row, clock: clock.next() })
        : { ...asDeviceRow(row), unsent: 1 };
      await requested(stores.rows.put(written));
      changed += 1;
    }
    await clock.write();
    return changed;
  });
  if (count > 0) flagStudyNotes(true);
  reportStudyChange();
  return count;
}
