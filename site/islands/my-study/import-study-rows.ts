import { asDeviceRow, changeRow, type DeviceRow } from '#data/my-study/device-row.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { reportStudyChange } from './study-changes.ts';
import { changeRows } from './stored-rows.ts';
import { inStudyTransaction } from './study-database.ts';
import { flagStudyNotes } from './study-flag.ts';
import { askForPersistence, openClock } from './study-store.ts';

/**
 * Stores the rows of an export, in one transaction. A row that is here already stays, so a second import changes
 * nothing. A deleted row comes back. Returns the number of rows that changed.
 */
export async function importStudyRows(imported: readonly StudyRow[]): Promise<number> {
  const count = await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    clock.see(imported.map((row) => row.clock));
    const changed = await changeRows(stores.groups, imported, (stored) =>
      imported.flatMap((row): DeviceRow[] => {
        const existing = stored(row.id);
        if (existing && existing.deleted === undefined) return [];
        return [existing ? changeRow(existing, { ...row, clock: clock.next() }) : { ...asDeviceRow(row), unsent: 1 }];
      }),
    );
    await clock.write();
    return changed.length;
  });
  if (count > 0) {
    flagStudyNotes(true);
    void askForPersistence();
  }
  reportStudyChange();
  return count;
}
