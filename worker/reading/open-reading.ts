import type { VerseMap } from '#data/bible/versification.ts';
import type { BatchPlan } from '../database/batch.ts';
import { forgetCatalogue, readCatalogue, readVerseMap, type Catalogue } from '../versions/catalogue.ts';

/** What has to be known before verses can be read; remembered, so that a request is one batch. */
export interface Reading {
  catalogue: Catalogue;
  map: VerseMap;
}

/** Throws `LibraryUnavailable`. */
export async function openReading(database: D1Database): Promise<Reading> {
  const catalogue = await readCatalogue(database);
  return { catalogue, map: await readVerseMap(database) };
}

/** Runs the plan; what is remembered of an older edition than answered is read anew by the next request. */
export async function runPlan(plan: BatchPlan, database: D1Database, { catalogue }: Reading): Promise<string> {
  const edition = await plan.run(database);
  if (edition !== catalogue.edition) forgetCatalogue(database);
  return edition;
}
