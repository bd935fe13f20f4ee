import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../env.ts';
import { limitBody } from './limit-body.ts';

test.each([
  [100_000, '100 kB'],
  [999_999, '999 kB'],
  [1_000_000, '1 MB'],
  [2_500_000, '2 MB'],
])('a body of more than %d bytes is refused, and the message names %s', async (maxSize, limit) => {
  const app = new Hono<AppEnv>().post('/', limitBody(maxSize), (c) => c.text('read'));
  const post = (bytes: number) => app.request('/', { method: 'POST', body: new Uint8Array(bytes) });
  expect(await (await post(maxSize)).text()).toBe('read');
  const refused = await post(maxSize + 1);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ message: `The request is too large. It can have at most ${limit}.` });
});
