import type { DeviceRow } from '#data/my-study/device-row.ts';
import { rowsAfterAnswer } from '#data/my-study/rows-after-answer.ts';
import type { SyncState, SyncStore } from '#data/my-study/sync-device.ts';
import { inStudyTransaction, putRows, readStoredRows, requested } from './study-database.ts';
import { openClock } from './study-store.ts';

/** Rows of one request. The server accepts 1,000. */
const maxRows = 500;

/** The rows of this device in IndexedDB. A tab that is closed at any point leaves a state from which the sync goes on. */
export const deviceSyncStore: SyncStore = {
  readState: () =>
    inStudyTransaction(
      'readonly',
      async ({ facts }) => (await requested<SyncState | undefined>(facts.get('sync'))) ?? { cursor: 0, epoch: '' },
    ),

  readUnsent: (maxCharacters) =>
    inStudyTransaction('readonly', async ({ rows }) => {
      const unsent = await requested<DeviceRow[]>(rows.index('unsent').getAll(1, maxRows));
      let characters = 0;
      const end = unsent.findIndex((row) => (characters += JSON.stringify(row).length) > maxCharacters);
      return end === -1 ? unsent : unsent.slice(0, Math.max(1, end));
    }),

  writeSent: (sent) =>
    inStudyTransaction('readwrite', async ({ rows }) => {
      const stored = await readStoredRows(
        rows,
        sent.map(({ id }) => id),
      );
      putRows(
        rows,
        sent.filter(({ id, clock }) => stored.get(id)?.clock === clock),
      );
    }),

  markAllUnsent: () =>
    inStudyTransaction('readwrite', async ({ rows }) => {
      const all = await requested<DeviceRow[]>(rows.getAll());
      putRows(
        rows,
        all.map((row) => ({ ...row, unsent: 1 })),
      );
    }),

  applyAnswer: (sent, answer) =>
    inStudyTransaction('readwrite', async (stores) => {
      const current = await readStoredRows(
        stores.rows,
        [...sent, ...answer.rows].map(({ id }) => id),
      );
      putRows(
        stores.rows,
        rowsAfterAnswer(sent, answer, (id) => current.get(id)),
      );
      await requested(stores.facts.put({ cursor: answer.cursor, epoch: answer.epoch }, 'sync'));
      const clock = await openClock(stores);
      clock.see(answer.rows.map((row) => row.clock));
      await clock.write();
      return answer.rows.filter(({ id, clock: received }) => current.get(id)?.clock !== received).length;
    }),
};
