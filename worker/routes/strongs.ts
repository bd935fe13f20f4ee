import { Hono } from 'hono';
import { examplesPageSize } from '#data/dictionary/examples-page-size.ts';
import { examplesQuery, type ExamplesAnswer } from '#data/dictionary/contract/examples.ts';
import { taggedVersion } from '#data/reading/readable-version.ts';
import { twinOf } from '#data/versions/version-twins.ts';
import { cachedJson } from '../http/api-response.ts';
import { checkPaging } from '../http/check-paging.ts';
import { exampleVerse } from '#data/dictionary/example-verse.ts';
import { HttpError } from '../http/http-error.ts';
import { parseNumber, parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { readExamples } from '../dictionary/read-examples.ts';
import { readOriginals } from '../dictionary/read-originals.ts';
import { dictionaryLacksMessage, neverTranslatedMessage, renderingRule, versionAbsentMessage } from './messages.ts';

export const strongs = new Hono<AppEnv>().get('/strongs/search-by-number/:number', async (c) => {
  const number = parseNumber(c.req.param('number'));
  checkPaging(c.req.query());
  const { page, rendering, book, version: requested } = parseQuery(examplesQuery, c.req.query());
  if (rendering !== undefined && requested && requested !== taggedVersion && twinOf(requested) !== taggedVersion) {
    const message = renderingRule(taggedVersion);
    throw new HttpError(400, `${message}.`, [{ field: 'rendering', message }]);
  }
  const examples = await readExamples(c.env.LIBRARY, {
    number,
    page,
    pageSize: examplesPageSize,
    rendering,
    book,
    version: requested,
  });
  const { edition, entry, version, total, rows } = examples;
  if (!entry) throw new HttpError(404, dictionaryLacksMessage(number));
  if (requested && !version) throw new HttpError(404, versionAbsentMessage(requested));
  if (rendering !== undefined && !total) throw new HttpError(404, neverTranslatedMessage(number));
  const totalVerses = total?.verseTotal ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalVerses / examplesPageSize));
  const originals = version && (await readOriginals(c.env.LIBRARY, number, version.code, rows));
  const answer: ExamplesAnswer = {
    verses: rows.map((row) => {
      const verse = exampleVerse(row);
      const original = originals?.get(verse.id);
      return { ...verse, ...(original && { original }) };
    }),
    totalVerses,
    totalOccurrences: total?.total ?? 0,
    totalPages,
    page: Math.min(page, totalPages),
    version: requested ?? version?.code ?? taggedVersion,
    language: version?.language ?? 'en',
    direction: version?.direction ?? 'ltr',
  };
  return cachedJson(c, edition, answer);
});
