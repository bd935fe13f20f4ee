import type { VerseMap } from '#data/bible/versification.ts';
import type { BatchPlan } from '../database/batch.ts';
import { forgetCatalogue, readCatalogue, readVerseMap, type Catalogue } from '../versions/catalogue.ts';

/** What must be known before verses can be read. It is cached, so that a request is one batch. */
export interface Reading {
  catalogue: Catalogue;
  map: VerseMap;
}

/** Throws `LibraryUnavailableError`. */
export async function openReading(database: D1Database): Promise<Reading> {
  const catalogue = await readCatalogue(database);
  return { catalogue, map: await readVerseMap(database) };
}

/** Runs the plan. If the cached catalogue is of an older edition, the next request reads it again. */
export async function runPlan(plan: BatchPlan, database: D1Database, { catalogue }: Reading): Promise<string> {
  const edition = await plan.run(database);
  if (edition !== catalogue.edition) forgetCatalogue(database);
  return edition;
}
