import { afterAll, beforeAll, expect, test } from 'vitest';
import { KilledWorker } from '../testing/killed-worker.ts';

/** A site in workerd. Another process writes to its database, like `npm run admin`. */
const site = new KilledWorker();
beforeAll(async () => {
  await site.begin();
});
afterAll(() => site.remove());

test('a request waits while another process has locked the state of the site', async () => {
  const release = site.lockApp();
  const written = site.call('POST', '/api/admin/content-boxes', {
    title: 'Patience',
    content: '<p>Longsuffering</p>',
    position: 'about',
  });
  let isFinished = false;
  void written.then(() => (isFinished = true));
  // A request that does not need that database gets a response in the meantime.
  expect((await site.call('GET', '/api/bible/versions')).status).toBe(200);
  expect(isFinished).toBe(false);
  release();
  expect((await written).status).toBe(201);
});

test('fails after more than 1.2 seconds if the database stays locked', async () => {
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
