import { Hono, type Context } from 'hono';
import { formatEntryAnswer } from '#data/dictionary/contract/entry-answer.ts';
import { entryListQuery, type EntryListAnswer, type EntryListQuery } from '#data/dictionary/contract/entry-list.ts';
import { cachedJson } from '../http/api-response.ts';
import { checkPaging } from '../http/check-paging.ts';
import { HttpError } from '../http/http-error.ts';
import { parseNumber, parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { readEntry } from '../dictionary/read-entry.ts';
import { findEntries } from '../dictionary/list-entries.ts';
import { dictionaryLacksMessage } from './messages.ts';

/** Mounted under the product's path segment: `/api/{product}`. */
export const entries = new Hono<AppEnv>()
  .get('/search', (c) => listAnswer(c))
  .get('/hebrew', (c) => listAnswer(c, 'hebrew'))
  .get('/greek', (c) => listAnswer(c, 'greek'))
  .get('/:number', async (c) => {
    const number = parseNumber(c.req.param('number'));
    const { edition, entry } = await readEntry(c.env.LIBRARY, number);
    if (!entry) throw new HttpError(404, dictionaryLacksMessage(number));
    return cachedJson(c, edition, formatEntryAnswer(entry));
  });

async function listAnswer(c: Context<AppEnv>, language?: EntryListQuery['language']): Promise<Response> {
  checkPaging(c.req.query());
  const query = parseQuery(entryListQuery, { ...c.req.query(), ...(language && { language }) });
  const { edition, rows, page, pages, total } = await findEntries(c.env.LIBRARY, query);
  const answer: EntryListAnswer = { entries: rows.map(formatEntryAnswer), pagination: { page, pages, total } };
  return cachedJson(c, edition, answer);
}
