import { Hono } from 'hono';
import type { RstnePassageAnswer, RstneVerseAnswer } from '#data/reading/contract/reading.ts';
import { formatPlace } from '#data/bible/place-reference.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { chapterRange, formatRange } from '#data/search/language/verse-ranges.ts';
import { cachedJson, methodNotAllowed } from '../http/api-answer.ts';
import { Problem } from '../http/http-error.ts';
import type { AppEnv } from '../env.ts';
import { BatchPlan } from '../database/batch.ts';
import type { Catalogue } from '../versions/catalogue.ts';
import { planChapter, planPlaces } from '../reading/read-verses.ts';
import { absent, notInRstne, notInTranslation } from '../reading/not-found.ts';
import { openReading, runPlan } from '../reading/open-reading.ts';
import { kjvIdOfPlace } from '#data/bible/place-ids.ts';
import { readPlace } from '../reading/parse-reference-params.ts';
import { readVerseOf, textOf } from '#data/reading/read-verse.ts';
import {
  aboutVersion,
  findVersion,
  rightSide,
  rstneVersion,
  type ReadableVersion,
} from '#data/reading/readable-version.ts';

/**
 * The Restoration Scriptures only, or the right side of every comparison. The book may be the name that the edition
 * uses.
 */
export const rstne = rstneCalls((catalogue) => findVersion(catalogue, rstneVersion));
export const rstneRestored = rstneCalls(rightSide);

function rstneCalls(choose: (catalogue: Catalogue) => ReadableVersion | undefined): Hono<AppEnv> {
  const require = (catalogue: Catalogue): ReadableVersion => {
    const version = choose(catalogue);
    if (!version) throw new Problem(404, 'The Restoration Scriptures (RSTNE) are not loaded on this site.');
    return version;
  };
  const lacking = ({ restored }: ReadableVersion): string => (restored ? notInTranslation : notInRstne);

  return (
    new Hono<AppEnv>()
      .get('/verse/:book/:chapter/:verse', async (c) => {
        const verseReference = readPlace(c.req.param(), tryFindBook);
        const reading = await openReading(c.env.LIBRARY);
        const version = require(reading.catalogue);
        const id = kjvIdOfPlace(verseReference, reading.map);
        const plan = new BatchPlan();
        const read = planPlaces(plan, {
          versions: [version],
          ids: id === undefined ? [] : [id],
          from: 'kjv',
          map: reading.map,
        });
        const edition = await runPlan(plan, c.env.LIBRARY, reading);
        const verses = (read()[0]?.[0] ?? []).map((verse) => readVerseOf(verse, version, reading.map));
        if (id === undefined || verses.length === 0)
          throw await absent(c.env.LIBRARY, reading.catalogue, verseReference, 'kjv', lacking(version));
        const answer: RstneVerseAnswer = {
          ...aboutVersion(version),
          reference: formatPlace(id, 'kjv', reading.map),
          text: textOf(verses),
          verses: verses,
        };
        return cachedJson(c, edition, answer);
      })
      .all('/verse/:book/:chapter/:verse', methodNotAllowed)
      // The last two parameters are a first and a last verse. They are validated but otherwise ignored: the answer is
      // the whole chapter, because answering a range once lost the verses after the thirtieth.
      .get('/passage/:book/:chapter/:from/:to', async (c) => {
        const { from, to, ...params } = c.req.param();
        const { book, chapter } = readPlace({ ...params, verse: from }, tryFindBook);
        readPlace({ ...params, verse: to }, tryFindBook);
        const reading = await openReading(c.env.LIBRARY);
        const version = require(reading.catalogue);
        const plan = new BatchPlan();
        const read = planChapter(plan, version, book, Math.min(chapter, 999));
        const edition = await runPlan(plan, c.env.LIBRARY, reading);
        const verses = read().map((verse) => readVerseOf(verse, version, reading.map));
        if (verses.length === 0)
          throw await absent(c.env.LIBRARY, reading.catalogue, { book, chapter, verse: 1 }, 'kjv', lacking(version));
        const answer: RstnePassageAnswer = {
          ...aboutVersion(version),
          reference: formatRange(chapterRange(book, chapter)),
          text: verses.map(({ reference, text }) => `${reference}\t${text}`).join('\n'),
          verses: verses,
        };
        return cachedJson(c, edition, answer);
      })
      .all('/passage/:book/:chapter/:from/:to', methodNotAllowed)
  );
}
