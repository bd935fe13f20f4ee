import { Hono } from 'hono';
import { searchEvent, strongsSearchEvent, textSearchEvent } from '#data/search/contract/search.ts';
import { onlyPost } from '../http/api-answer.ts';
import { Problem } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { logFault } from '../log.ts';
import { minuteLimit } from '../metrics/minute-limit.ts';
import { countSearch } from '../search/count-search.ts';
import { readSettings } from '../settings/read-settings.ts';

/** Bytes of a body; the longest search in four-byte letters, with its names. */
const mostBytes = 4_096;

/** Searches that an isolate counts in a minute. */
const takesOneMore = minuteLimit(60);

/** What was searched for, and never by whom. A database that fails is no reason to trouble a reader. */
export const analytics = new Hono<AppEnv>()
  .post('/analytics/search', async (c) => {
    const body = tryParseJson(await readStart(c.req.raw));
    const parsed = searchEvent.safeParse(body);
    if (!parsed.success)
      throw new Problem(
        400,
        'A search is sent as { query, database } or { searchTerm, resultCount, searchType }.',
        issuesOf(body),
      );
    if (!(await readSettings(c.env))['site.count_searches']) return c.body(null, 204);
    if (!takesOneMore()) return c.body(null, 204);
    try {
      await countSearch(c.env.APP, parsed.data);
    } catch (error) {
      logFault('search_not_counted', error instanceof Error ? error.message : String(error));
      return c.body(null, 202);
    }
    return c.body(null, 204);
  })
  .all('/analytics/search', onlyPost);

/** By field of the form that it comes nearer to; a body that is no object is a fault itself. */
function issuesOf(body: unknown): { field: string; message: string }[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [{ field: 'body', message: `The body is a JSON object of at most ${mostBytes} bytes` }];
  const parsed = ('searchTerm' in body ? strongsSearchEvent : textSearchEvent).safeParse(body);
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

/** As much of a body as a search can have; more than that is no search, and is not read. */
async function readStart({ body }: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return '';
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
