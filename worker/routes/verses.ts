import { Hono } from 'hono';
import * as z from 'zod';
import {
  versesQuery,
  type CrossReferencesAnswer,
  type VerseAnswer,
  type VersesAnswer,
} from '#data/reading/contract/reading.ts';
import { tryFindBook } from '#data/bible/find-book.ts';
import { formatPlace } from '#data/bible/place-reference.ts';
import { formatVerse } from '#data/bible/verse-id.ts';
import { cachedJson, methodNotAllowed } from '../http/api-answer.ts';
import { Problem } from '../http/http-error.ts';
import { parseQuery } from '../http/validate.ts';
import type { AppEnv } from '../env.ts';
import { explainAbsence } from '../reading/absence.ts';
import { BatchPlan } from '../database/batch.ts';
import { planCrossReferences } from '../reading/cross-references.ts';
import { planPlaces } from '../reading/read-verses.ts';
import { absent, notInTranslation } from '../reading/not-found.ts';
import { openReading, runPlan } from '../reading/open-reading.ts';
import { idOfPlace, kjvIdOfPlace } from '#data/bible/place-ids.ts';
import { readPlace } from '../reading/parse-reference-params.ts';
import { readVerseOf, textOf } from '#data/reading/read-verse.ts';
import { aboutVersion } from '#data/reading/readable-version.ts';
import { requireVersion } from '../versions/require-version.ts';

/** The version whose versification the reference uses. */
const placeQuery = z.object({ of: versesQuery.shape.of });

/** Single verses, lists of verses, and cross-references. */
export const verses = new Hono<AppEnv>()
  .get('/bible/verse/:book/:chapter/:verse/:version', async (c) => {
    const reference = readPlace(c.req.param(), tryFindBook);
    const { of } = parseQuery(placeQuery, c.req.query());
    const reading = await openReading(c.env.LIBRARY);
    const version = requireVersion(reading.catalogue, c.req.param('version'));
    const from = of ? requireVersion(reading.catalogue, of).rows.versification : 'kjv';
    const id = from === 'kjv' ? kjvIdOfPlace(reference, reading.map) : idOfPlace(reference);
    const plan = new BatchPlan();
    const read = planPlaces(plan, { versions: [version], ids: id === undefined ? [] : [id], from, map: reading.map });
    const edition = await runPlan(plan, c.env.LIBRARY, reading);
    const verseRows = (read()[0]?.[0] ?? []).map((verse) => readVerseOf(verse, version, reading.map));
    if (id === undefined || verseRows.length === 0)
      throw await absent(c.env.LIBRARY, reading.catalogue, reference, from, notInTranslation);
    const answer: VerseAnswer = {
      ...aboutVersion(version),
      reference: formatPlace(id, from, reading.map),
      text: textOf(verseRows),
      verses: verseRows,
    };
    return cachedJson(c, edition, answer);
  })
  .all('/bible/verse/:book/:chapter/:verse/:version', methodNotAllowed)
  .get('/bible/verses', async (c) => {
    const { ids, of, version: code } = parseQuery(versesQuery, c.req.query());
    const reading = await openReading(c.env.LIBRARY);
    const version = requireVersion(reading.catalogue, code);
    const from = of ? requireVersion(reading.catalogue, of).rows.versification : 'kjv';
    const plan = new BatchPlan();
    const read = planPlaces(plan, { versions: [version], ids, from, map: reading.map });
    const edition = await runPlan(plan, c.env.LIBRARY, reading);
    const verseRows = read()[0] ?? [];
    const places = ids.map((id, index) => ({
      id,
      verses: (verseRows[index] ?? []).map((verse) => readVerseOf(verse, version, reading.map)),
    }));
    return cachedJson(c, edition, { ...aboutVersion(version), places } satisfies VersesAnswer);
  })
  .all('/bible/verses', methodNotAllowed)
  .get('/bible/cross-references/:book/:chapter/:verse', async (c) => {
    const reference = readPlace(c.req.param(), tryFindBook);
    const reading = await openReading(c.env.LIBRARY);
    const id = kjvIdOfPlace(reference, reading.map) ?? 0;
    const plan = new BatchPlan();
    const read = planCrossReferences(plan, reading.catalogue, id);
    const edition = await runPlan(plan, c.env.LIBRARY, reading);
    const references = read();
    if (references.length === 0) {
      const absence = await explainAbsence(c.env.LIBRARY, reading.catalogue, reference, 'kjv');
      if (absence) throw new Problem(404, absence.message);
    }
    return cachedJson(c, edition, { reference: formatVerse(id), references } satisfies CrossReferencesAnswer);
  })
  .all('/bible/cross-references/:book/:chapter/:verse', methodNotAllowed);
