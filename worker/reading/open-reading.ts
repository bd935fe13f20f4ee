import type { VerseMap } from '#data/bible/versification.ts';
import type { BatchPlan } from '../database/batch.ts';
import { forgetCatalog, readCatalog, readVerseMap, type Catalog } from '../versions/catalog.ts';

/** What must be known before verses can be read. It is cached, so that a request is one batch. */
export interface Reading {
  catalog: Catalog;
  map: VerseMap;
}

/** Throws `LibraryUnavailableError`. */
export async function openReading(database: D1Database): Promise<Reading> {
  const catalog = await readCatalog(database);
  return { catalog, map: await readVerseMap(database) };
}

/** Runs the plan. If the cached catalog is of an older edition, the next request reads it again. */
export async function runPlan(plan: BatchPlan, database: D1Database, { catalog }: Reading): Promise<string> {
  const edition = await plan.run(database);
  if (edition !== catalog.edition) forgetCatalog(database);
  return edition;
}
