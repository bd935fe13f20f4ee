import type { DeviceRow } from '#data/my-study/device-row.ts';
import { rowsAfterAnswer } from '#data/my-study/rows-after-answer.ts';
import type { SyncState, SyncStore } from '#data/my-study/sync-device.ts';
import { inStudyTransaction, requested } from './study-database.ts';
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
      for (const row of sent) {
        const current = await requested<DeviceRow | undefined>(rows.get(row.id));
        if (current?.clock === row.clock) await requested(rows.put(row));
      }
    }),

  markAllUnsent: () =>
    inStudyTransaction('readwrite', async ({ rows }) => {
      for (const row of await requested<DeviceRow[]>(rows.getAll())) await requested(rows.put({ ...row, unsent: 1 }));
    }),

  applyAnswer: (sent, answer) =>
    inStudyTransaction('readwrite', async (stores) => {
      const ids = new Set([...sent.map(({ id }) => id), ...answer.rows.map(({ id }) => id)]);
      const current = new Map<string, DeviceRow>();
      for (const id of ids) {
        const row = await requested<DeviceRow | undefined>(stores.rows.get(id));
        if (row) current.set(id, row);
      }
      const changed = rowsAfterAnswer(sent, answer, (id) => current.get(id));
      for (const row of changed) await requested(stores.rows.put(row));
      await requested(stores.facts.put({ cursor: answer.cursor, epoch: answer.epoch }, 'sync'));
      const clock = await openClock(stores);
      clock.see(answer.rows.map((row) => row.clock));
      await clock.write();
      return answer.rows.filter(({ id, clock: received }) => current.get(id)?.clock !== received).length;
    }),
};
