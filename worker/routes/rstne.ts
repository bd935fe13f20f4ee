import { Hono } from 'hono';
import type { RstnePassageAnswer, RstneVerseAnswer } from '#data/reading/contract/reading.ts';
import { formatBothNumbers } from '#data/bible/format-both-numbers.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { chapterRange, formatRange } from '#data/search/language/verse-ranges.ts';
import { cachedJson } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { BatchPlan } from '../database/batch.ts';
import type { Catalog } from '../versions/catalog.ts';
import { planChapter, planVersesByVersion } from '../reading/read-verses.ts';
import { notInRstne, notInTranslation } from '#data/reading/messages.ts';
import { verseNotFound } from '../reading/not-found.ts';
import { openReading, runPlan } from '../reading/open-reading.ts';
import { tryKjvVerseId } from '#data/bible/reference-ids.ts';
import { parseReferenceParams } from '../reading/parse-reference-params.ts';
import { readVerseOf, textOf } from '#data/reading/read-verse.ts';
import {
  versionInfo,
  findVersion,
  findComparisonVersion,
  rstneVersion,
  type ReadableVersion,
} from '#data/reading/readable-version.ts';
import { rstneNotLoaded } from './messages.ts';

/**
 * The Restoration Scriptures only, or the right side of every comparison. The book may be the name that the edition
 * uses.
 */
export const rstne = rstneCalls((catalog) => findVersion(catalog, rstneVersion));
export const rstneRestored = rstneCalls(findComparisonVersion);

function rstneCalls(choose: (catalog: Catalog) => ReadableVersion | undefined): Hono<AppEnv> {
  const require = (catalog: Catalog): ReadableVersion => {
    const version = choose(catalog);
    if (!version) throw new HttpError(404, rstneNotLoaded);
    return version;
  };
  const lacking = ({ restored }: ReadableVersion): string => (restored ? notInTranslation : notInRstne);

  return (
    new Hono<AppEnv>()
      .get('/verse/:book/:chapter/:verse', async (c) => {
        const verseReference = parseReferenceParams(c.req.param(), tryFindBook);
        const reading = await openReading(c.env.LIBRARY);
        const version = require(reading.catalog);
        const id = tryKjvVerseId(verseReference, reading.map);
        const plan = new BatchPlan();
        const read = planVersesByVersion(plan, {
          versions: [version],
          ids: id === undefined ? [] : [id],
          from: 'kjv',
          map: reading.map,
        });
        const edition = await runPlan(plan, c.env.LIBRARY, reading);
        const verses = (read()[0]?.[0] ?? []).map((verse) => readVerseOf(verse, version, reading.map));
        if (id === undefined || verses.length === 0)
          throw await verseNotFound(c.env.LIBRARY, reading.catalog, verseReference, 'kjv', lacking(version));
        const answer: RstneVerseAnswer = {
          ...versionInfo(version),
          reference: formatBothNumbers(id, 'kjv', reading.map),
          text: textOf(verses),
          verses: verses,
        };
        return cachedJson(c, edition, answer);
      })
      // The last two parameters are a first and a last verse. They are validated but otherwise ignored: the answer is
      // the whole chapter, because answering a range once lost the verses after the thirtieth.
      .get('/passage/:book/:chapter/:from/:to', async (c) => {
        const { from, to, ...params } = c.req.param();
        const { book, chapter } = parseReferenceParams({ ...params, verse: from }, tryFindBook);
        parseReferenceParams({ ...params, verse: to }, tryFindBook);
        const reading = await openReading(c.env.LIBRARY);
        const version = require(reading.catalog);
        const plan = new BatchPlan();
        const read = planChapter(plan, version, book, Math.min(chapter, 999));
        const edition = await runPlan(plan, c.env.LIBRARY, reading);
        const verses = read().map((verse) => readVerseOf(verse, version, reading.map));
        if (verses.length === 0)
          throw await verseNotFound(
            c.env.LIBRARY,
            reading.catalog,
            { book, chapter, verse: 1 },
            'kjv',
            lacking(version),
          );
        const answer: RstnePassageAnswer = {
          ...versionInfo(version),
          reference: formatRange(chapterRange(book, chapter)),
          text: verses.map(({ reference, text }) => `${reference}\t${text}`).join('\n'),
          verses: verses,
        };
        return cachedJson(c, edition, answer);
      })
  );
}
