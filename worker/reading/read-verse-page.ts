import type { VerseReferences } from '#data/reading/contract/cross-references.ts';
import {
  versePage,
  versionsOfPage,
  type Neighbors,
  type VersePage as VerseInVersions,
} from '#data/reading/verse-page.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import { BatchPlan } from '../database/batch.ts';
import { planCrossReferences } from './plan-cross-references.ts';
import { planNeighbors } from './neighbors.ts';
import { keysOf, planVersesByVersion } from './read-verses.ts';
import { planWordEntries } from '../dictionary/word-entries.ts';
import { runPlan, type Reading } from './open-reading.ts';

export interface VersePage extends VerseInVersions {
  references: VerseReferences;
  neighbors: Neighbors;
}

/**
 * Reads everything that the page of a verse shows, in one batch. Returns `undefined` if no loaded version has the
 * verse.
 */
export async function readVersePage(
  database: D1Database,
  reading: Reading,
  id: VerseId,
): Promise<VersePage | undefined> {
  const { catalog, map } = reading;
  const shown = versionsOfPage(catalog);
  const args = { ids: [id], from: 'kjv', map } as const;
  const plan = new BatchPlan();
  const read = planVersesByVersion(plan, { ...args, versions: shown.versions });
  const readEntries = planWordEntries(plan, keysOf({ ...args, versions: shown.tables }));
  const readReferences = planCrossReferences(plan, catalog, id);
  const readNeighbors = planNeighbors(plan, catalog, id);
  await runPlan(plan, database, reading);

  const versesByVersion = read().map(([verses = []]) => verses);
  const page = versePage(id, shown, versesByVersion, readEntries());
  return page && { ...page, references: readReferences(), neighbors: readNeighbors() };
}
