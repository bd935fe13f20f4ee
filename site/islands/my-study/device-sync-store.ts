import type { DeviceRow } from '#data/my-study/device-row.ts';
import { withRows, type RowGroup } from '#data/my-study/row-group.ts';
import { rowsAfterAnswer } from '#data/my-study/rows-after-answer.ts';
import { rowsToSend } from '#data/my-study/rows-to-send.ts';
import type { SyncState, SyncStore } from '#data/my-study/sync-device.ts';
import { changeRows, readAllGroups, rowsOf } from './stored-rows.ts';
import { inStudyTransaction, requested } from './study-database.ts';
import { flagStudyNotes } from './study-flag.ts';
import { openClock } from './study-store.ts';

/** Records that are read for one request. */
const maxGroups = 200;

/** The rows of this device in IndexedDB. A tab that is closed at any point leaves a state from which the sync goes on. */
export const deviceSyncStore: SyncStore = {
  readState: () =>
    inStudyTransaction(
      'readonly',
      async ({ facts }) => (await requested<SyncState | undefined>(facts.get('sync'))) ?? { cursor: 0, epoch: '' },
    ),

  readUnsent: (maxCharacters, refused) =>
    inStudyTransaction('readonly', async ({ groups }) => {
      const read = async (max?: number): Promise<DeviceRow[]> =>
        rowsToSend(
          rowsOf(await requested<RowGroup[]>(groups.index('unsent').getAll(null, max))),
          maxCharacters,
          refused,
        );
      const rows = await read(maxGroups);
      // All of these records may have only rows that cannot be sent.
      return rows.length > 0 ? rows : read();
    }),

  writeSent: (sent) =>
    inStudyTransaction('readwrite', async ({ groups }) => {
      await changeRows(groups, sent, (stored) => sent.filter(({ id, clock }) => stored(id)?.clock === clock));
    }),

  markAllUnsent: () => inStudyTransaction('readwrite', ({ groups }) => markAllUnsent(groups)),

  async applyAnswer(sent, answer) {
    const count = await inStudyTransaction('readwrite', async (stores) => {
      let changed = 0;
      await changeRows(stores.groups, [...sent, ...answer.rows], (stored) => {
        changed = answer.rows.filter(({ id, clock }) => stored(id)?.clock !== clock).length;
        return rowsAfterAnswer(sent, answer, stored);
      });
      await requested(stores.facts.put({ cursor: answer.cursor, epoch: answer.epoch }, 'sync'));
      const clock = await openClock(stores);
      clock.see(answer.rows.map((row) => row.clock));
      await clock.write();
      return changed;
    });
    // At once: the reader may leave before the next answer.
    if (count > 0) flagStudyNotes(true);
    return count;
  },
};

/** The server has to get every row again. */
export async function markAllUnsent(groups: IDBObjectStore): Promise<void> {
  for (const group of await readAllGroups(groups))
    groups.put(
      withRows(
        group.key,
        group.rows.map((row) => ({ ...row, unsent: 1 })),
      ),
    );
}
