import { asDeviceRow, changeRow, type DeviceRow } from '#data/my-study/device-row.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { reportStudyChange } from './study-changes.ts';
import { changeRows } from './stored-rows.ts';
import { inStudyTransaction } from './study-database.ts';
import { flagStudyNotes } from './study-flag.ts';
import { messageOfLimit } from './study-limits.ts';
import { askForPersistence, openClock } from './study-store.ts';

interface ImportedRows {
  /** The number of rows that changed. */
  added: number;
  /** Rows above a limit. They were not imported, because the server would refuse them. */
  tooLarge: StudyRow[];
}

/**
 * Stores the rows of an export, in one transaction. A row that is here already stays, so a second import changes
 * nothing. A deleted row comes back.
 */
export async function importStudyRows(rows: readonly StudyRow[]): Promise<ImportedRows> {
  const isTooLarge = ({ kind, value }: StudyRow): boolean =>
    value !== undefined && messageOfLimit(kind, value) !== undefined;
  const tooLarge = rows.filter(isTooLarge);
  const imported = tooLarge.length === 0 ? rows : rows.filter((row) => !isTooLarge(row));
  const added = await inStudyTransaction('readwrite', async (stores) => {
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
  if (added > 0) {
    flagStudyNotes(true);
    void askForPersistence();
  }
  reportStudyChange();
  return { added, tooLarge };
}
