import { Hono } from 'hono';
import { strongsVerseQuery, type StrongsVerseAnswer } from '#data/reading/contract/reading.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { defaultVersion } from '#data/versions/loaded-version.ts';
import { formatBothNumbers } from '#data/bible/format-both-numbers.ts';
import { cachedJson } from '../http/api-response.ts';
import { parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { BatchPlan } from '../database/batch.ts';
import { keysOf, planVersesByVersion } from '../reading/read-verses.ts';
import { planWordEntries } from '../dictionary/word-entries.ts';
import { notInTranslation } from '#data/reading/messages.ts';
import { verseNotFound } from '../reading/not-found.ts';
import { openReading, runPlan } from '../reading/open-reading.ts';
import { tryKjvVerseId } from '#data/bible/reference-ids.ts';
import { parseReferenceParams } from '../reading/parse-reference-params.ts';
import { textOf } from '#data/reading/read-verse.ts';
import { versionInfo } from '#data/reading/readable-version.ts';
import { requireVersion } from '../versions/require-version.ts';
import { wordsOfVerses } from '#data/reading/strongs-words.ts';

/** The words of a verse. */
export const verseWordsRoute = new Hono<AppEnv>().get('/strongs/verse/:book/:chapter/:verse', async (c) => {
  const reference = parseReferenceParams(c.req.param(), tryFindBook);
  const { version: code = defaultVersion } = parseQuery(strongsVerseQuery, c.req.query());
  const reading = await openReading(c.env.LIBRARY);
  const version = requireVersion(reading.catalog, code);
  const id = tryKjvVerseId(reference, reading.map);
  const plan = new BatchPlan();
  const args = { versions: [version], ids: id === undefined ? [] : [id], from: 'kjv', map: reading.map } as const;
  const read = planVersesByVersion(plan, args);
  const entries = planWordEntries(plan, keysOf(args));
  const edition = await runPlan(plan, c.env.LIBRARY, reading);
  const verses = read()[0]?.[0] ?? [];
  if (id === undefined || verses.length === 0)
    throw await verseNotFound(c.env.LIBRARY, reading.catalog, reference, 'kjv', notInTranslation);
  const answer: StrongsVerseAnswer = {
    ...versionInfo(version),
    reference: formatBothNumbers(id, 'kjv', reading.map),
    text: textOf(verses),
    strongsWords: wordsOfVerses(verses, version, entries()),
  };
  return cachedJson(c, edition, answer);
});
