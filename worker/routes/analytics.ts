import { Hono } from 'hono';
import { searchEvent, strongsSearchEvent, textSearchEvent } from '#data/search/contract/search.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { logError } from '../log.ts';
import { minuteLimit } from '../metrics/minute-limit.ts';
import { countSearch } from '../search/count-search.ts';
import { readSettings } from '../settings/read-settings.ts';
import { jsonObjectRule, searchEventRule } from './messages.ts';

/** Maximum body size in bytes: the longest search in four-byte characters, plus the field names. */
const maxBytes = 4_096;

/** An isolate counts at most 60 searches per minute. */
const isWithinLimit = minuteLimit(60);

/** Counts searches without recording who made them. If the database fails, the reader gets no error. */
export const analytics = new Hono<AppEnv>().post('/analytics/search', async (c) => {
  const body = tryParseJson(await readStart(c.req.raw));
  const parsed = searchEvent.safeParse(body);
  if (!parsed.success) throw new HttpError(400, searchEventRule, issuesOf(body));
  if (!(await readSettings(c.env))['site.count_searches']) return c.body(null, 204);
  if (!isWithinLimit()) return c.body(null, 204);
  try {
    await countSearch(c.env.APP, parsed.data);
  } catch (error) {
    logError('search_not_counted', error instanceof Error ? error.message : String(error));
    return c.body(null, 202);
  }
  return c.body(null, 204);
});

/** Issues of the form that the body resembles most. A body that is not an object is reported as a whole. */
function issuesOf(body: unknown): { field: string; message: string }[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [{ field: 'body', message: jsonObjectRule(maxBytes) }];
  const parsed = ('searchTerm' in body ? strongsSearchEvent : textSearchEvent).safeParse(body);
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** Reads at most `maxBytes`. A longer body cannot be a search, so it returns ''. */
async function readStart({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
