import { Hono } from 'hono';
import { entryShard } from '#data/dictionary/contract/entry.ts';
import { shardOf } from '#data/dictionary/entry-number.ts';
import { cachedJson } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import { parseNumber } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { dictionaryLacksMessage, staticDataNotBuilt } from './messages.ts';

/** Reads only built files, so it works when the database does not. */
export const staticStrongs = new Hono<AppEnv>().get('/static-strongs/:number', async (c) => {
  const number = parseNumber(c.req.param('number'));
  const shard = shardOf(number);
  const file = await c.env.ASSETS.fetch(new URL(`/static-strongs/${shard}.json`, c.req.url));
  if (!file.ok) throw new HttpError(503, staticDataNotBuilt);
  const entry = entryShard.parse(await file.json())[number];
  if (!entry) throw new HttpError(404, dictionaryLacksMessage(number));
  return cachedJson(c, shard, entry);
});
