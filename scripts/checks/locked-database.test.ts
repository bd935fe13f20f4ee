import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledWorker } from '../testing/import-kill/killed-worker.ts';

/** A site in workerd, into whose database another process writes, as `npm run admin` does. */
const site = new KilledWorker();
beforeAll(async () => {
  await site.begin();
});
afterAll(() => site.remove());

test('while another process has locked the state of the site, a call waits for it', async () => {
  const release = site.lockApp();
  const written = site.call('POST', '/api/admin/content-boxes', {
    title: 'Patience',
    content: '<p>Longsuffering</p>',
    position: 'about',
  });
  let isAnswered = false;
  void written.then(() => (isAnswered = true));
  // A call that does not need that database is answered meanwhile.
  expect((await site.call('GET', '/api/bible/versions')).status).toBe(200);
  expect(isAnswered).toBe(false);
  release();
  expect((await written).status).toBe(201);
});

test('one that stays locked is told after a second and a third', async () => {
  const release = site.lockApp();
  const begun = performance.now();
  const refused = await site.call('POST', '/api/admin/content-boxes', {
    title: 'Patience',
    content: '<p>Longsuffering</p>',
    position: 'about',
  });
  release();
  expect(refused.status).toBe(500);
  expect(performance.now() - begun).toBeGreaterThan(1_200);
});
