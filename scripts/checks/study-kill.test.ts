import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncDevice, type SyncAnswer, type SyncRequest } from '#data/my-study/sync-device.ts';
import { TestDevice } from '#data/testing/test-device.ts';
import { KilledWorker } from '../testing/killed-worker.ts';

/** `KILL_MOMENTS=100` tries more of them. */
const moments = Number(process.env['KILL_MOMENTS'] ?? 2);
/** The sync of these notes takes this many milliseconds on an idle machine. */
const span = 150;
const notesPerMoment = 300;

const worker = new KilledWorker();
beforeAll(() => worker.begin());
afterAll(() => worker.remove());

async function send(request: SyncRequest): Promise<SyncAnswer> {
  const response = await worker.call('POST', '/api/account/my-study', request);
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<SyncAnswer>;
}

test(`a runtime killed at ${moments} moments of a sync loses nothing, and the next sync completes`, async () => {
  const start = Date.now() - 86_400_000;
  const desk = new TestDevice('desk');
  const written: string[] = [];
  for (let moment = 0; moment < moments; moment += 1) {
    for (let index = 0; index < notesPerMoment; index += 1) {
      const text = `note ${moment} ${index}`;
      desk.note(`note-${moment}-${index}`, text, start + written.length);
      written.push(text);
    }
    // An edit of a note that the server may or may not have.
    desk.note('edited', `edit ${moment}`, start + written.length);
    const cut = syncDevice(desk, send).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ((moment + 1) / (moments + 1)) * span));
    await worker.kill();
    await cut;
    await worker.begin();
  }
  await syncDevice(desk, send);
  const phone = new TestDevice('phone');
  await syncDevice(phone, send);
  const texts = [...phone.rows.keys()].map((id) => phone.text(id)).toSorted();
  expect(texts).toEqual([...written, `edit ${moments - 1}`].toSorted());
  // Both devices have the same rows, and there are no copies of conflicts.
  expect(phone.view()).toBe(desk.view());
});
