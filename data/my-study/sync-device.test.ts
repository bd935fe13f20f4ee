import { expect, it } from 'vitest';
import { syncDevice, type SyncAnswer, type SyncStore } from './sync-device.ts';

/** A device without notes of its own. `applied` has the number of rows of each transaction. */
function emptyDevice(): { store: SyncStore; applied: number[] } {
  const applied: number[] = [];
  const store: SyncStore = {
    readState: async () => ({ cursor: 0, epoch: 'one' }),
    readUnsent: async () => [],
    writeSent: async () => undefined,
    markAllUnsent: async () => undefined,
    applyAnswer: async (_sent, { rows }) => {
      applied.push(rows.length);
      return rows.length;
    },
  };
  return { store, applied };
}

/** The answer with one row, the last of `total`. */
function answer(cursor: number, total: number): SyncAnswer {
  const row = { id: `note-${cursor}` } as SyncAnswer['rows'][number];
  return { cursor, epoch: 'one', rows: [row], more: cursor < total, reset: false };
}

it.each<[answers: number, applied: number[]]>([
  [1, [1]],
  [2, [1, 1]],
  [3, [1, 2]],
  [8, [1, 2, 4, 1]],
  [15, [1, 2, 4, 8]],
])(
  'stores %d answers in transactions of %j: the first at once, and then more and more together',
  async (total, sizes) => {
    const { store, applied } = emptyDevice();
    const outcome = await syncDevice(store, async ({ cursor }) => answer(cursor + 1, total));
    expect(applied).toEqual(sizes);
    expect(outcome.changed).toBe(total);
  },
);

it('stores the answers before a request that fails', async () => {
  const { store, applied } = emptyDevice();
  const failing = syncDevice(store, async ({ cursor }) => {
    if (cursor === 4) throw new Error('no connection');
    return answer(cursor + 1, 9);
  });
  await expect(failing).rejects.toThrow('no connection');
  expect(applied).toEqual([1, 2, 1]);
});
