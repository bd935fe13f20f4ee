import { Hono } from 'hono';
import type { AppEnv } from '../env.ts';
import { readHealth } from '../metrics/read-health.ts';

export const health = new Hono<AppEnv>().get('/health', async (c) => {
  const answer = await readHealth(c.env);
  c.header('Cache-Control', 'no-store');
  return c.json(answer, answer.edition.database ? 200 : 503);
});
