import { Hono } from 'hono';
import * as z from 'zod';
import type { CrossReferencesAnswer } from '#data/reading/contract/cross-references.ts';
import { versesQuery, type VerseAnswer, type VersesAnswer } from '#data/reading/contract/reading.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { formatBothNumbers } from '#data/bible/format-both-numbers.ts';
import { formatVerse } from '#data/bible/verse-id.ts';
import { cachedJson } from '../http/api-response.ts';
import { HttpError } from '../http/http-error.ts';
import { parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { explainAbsence } from '../reading/absence.ts';
import { BatchPlan } from '../database/batch.ts';
import { planCrossReferences } from '../reading/plan-cross-references.ts';
import { planVersesByVersion } from '../reading/read-verses.ts';
import { notInTranslation } from '#data/reading/messages.ts';
import { verseNotFound } from '../reading/not-found.ts';
import { openReading, runPlan } from '../reading/open-reading.ts';
import { tryVerseId, tryKjvVerseId } from '#data/bible/reference-ids.ts';
import { parseReferenceParams } from '../reading/parse-reference-params.ts';
import { readVerseOf, textOf } from '#data/reading/read-verse.ts';
import { versionInfo } from '#data/reading/readable-version.ts';
import { requireVersion } from '../versions/require-version.ts';

/** The version whose versification the reference uses. */
const placeQuery = z.object({ of: versesQuery.shape.of });

/** Single verses, lists of verses, and cross-references. */
export const verses = new Hono<AppEnv>()
  .get('/bible/verse/:book/:chapter/:verse/:version', async (c) => {
    const reference = parseReferenceParams(c.req.param(), tryFindBook);
    const { of } = parseQuery(placeQuery, c.req.query());
    const reading = await openReading(c.env.LIBRARY);
    const version = requireVersion(reading.catalog, c.req.param('version'));
    const from = of ? requireVersion(reading.catalog, of).rows.versification : 'kjv';
    const id = from === 'kjv' ? tryKjvVerseId(reference, reading.map) : tryVerseId(reference);
    const plan = new BatchPlan();
    const read = planVersesByVersion(plan, {
      versions: [version],
      ids: id === undefined ? [] : [id],
      from,
      map: reading.map,
    });
    const edition = await runPlan(plan, c.env.LIBRARY, reading);
    const verseRows = (read()[0]?.[0] ?? []).map((verse) => readVerseOf(verse, version, reading.map));
    if (id === undefined || verseRows.length === 0)
      throw await verseNotFound(c.env.LIBRARY, reading.catalog, reference, from, notInTranslation);
    const answer: VerseAnswer = {
      ...versionInfo(version),
      reference: formatBothNumbers(id, from, reading.map),
      text: textOf(verseRows),
      verses: verseRows,
    };
    return cachedJson(c, edition, answer);
  })
  .get('/bible/verses', async (c) => {
    const { ids, of, version: code } = parseQuery(versesQuery, c.req.query());
    const reading = await openReading(c.env.LIBRARY);
    const version = requireVersion(reading.catalog, code);
    const from = of ? requireVersion(reading.catalog, of).rows.versification : 'kjv';
    const plan = new BatchPlan();
    const read = planVersesByVersion(plan, { versions: [version], ids, from, map: reading.map });
    const edition = await runPlan(plan, c.env.LIBRARY, reading);
    const verseRows = read()[0] ?? [];
    const places = ids.map((id, index) => ({
      id,
      verses: (verseRows[index] ?? []).map((verse) => readVerseOf(verse, version, reading.map)),
    }));
    return cachedJson(c, edition, { ...versionInfo(version), places } satisfies VersesAnswer);
  })
  .get('/bible/cross-references/:book/:chapter/:verse', async (c) => {
    const reference = parseReferenceParams(c.req.param(), tryFindBook);
    const reading = await openReading(c.env.LIBRARY);
    const id = tryKjvVerseId(reference, reading.map) ?? 0;
    const plan = new BatchPlan();
    const read = planCrossReferences(plan, reading.catalog, id);
    const edition = await runPlan(plan, c.env.LIBRARY, reading);
    const found = read();
    if (Object.values(found).every((list) => list.length === 0)) {
      const absence = await explainAbsence(c.env.LIBRARY, reading.catalog, reference, 'kjv');
      if (absence) throw new HttpError(404, absence.message);
    }
    return cachedJson(c, edition, { reference: formatVerse(id), ...found } satisfies CrossReferencesAnswer);
  });
