import { changeRow, type DeviceRow } from '#data/my-study/device-row.ts';
import { renamedLegend } from '#data/my-study/legend-names.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { reportStudyChange } from '../study-changes.ts';
import { changeRows } from '../stored-rows.ts';
import { inStudyTransaction } from '../study-database.ts';
import { flagStudyNotes } from '../study-flag.ts';
import { askForPersistence, openClock } from '../study-store.ts';

/**
 * Changes the reader's names of some styles, by their index. The others stay as they are stored now: another device or
 * tab may have changed them since the form was shown. Throws a `StudyStorageError`.
 */
export async function saveLegend(id: string, changed: ReadonlyMap<number, string>): Promise<void> {
  await inStudyTransaction('readwrite', async (stores) => {
    const clock = await openClock(stores);
    await changeRows(stores.groups, [{ id, kind: 'legend', value: { names: [] } }], (stored): DeviceRow[] => {
      const existing = stored(id);
      const next = clock.next();
      const value = renamedLegend(existing?.kind === 'legend' ? existing : undefined, changed, next);
      const row: StudyRow = { id, kind: 'legend', clock: next, created: existing?.created ?? Date.now(), value };
      return [changeRow(existing, row)];
    });
    await clock.write();
  });
  flagStudyNotes(true);
  void askForPersistence();
  reportStudyChange();
}
