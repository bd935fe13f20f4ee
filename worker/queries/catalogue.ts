import { renumberedRuns, type RenumberedRun } from '#data/model/search/renumber.ts';
import { sql } from '#data/model/search/sql-text.ts';
import { readBatch } from './batch.ts';
import { defaultVersion } from './versions.ts';

export interface LoadedVersion {
  code: string;
  /** `versions.id`. */
  id: number;
  name: string;
  shortName: string;
  language: string;
  direction: 'ltr' | 'rtl';
  versification: 'kjv' | 'wlc';
  taggedWords: number;
}

/** What a search has to know of the library before it can be written. */
export interface Catalogue {
  edition: string;
  /** The site's default first. */
  versions: LoadedVersion[];
}

interface Remembered {
  catalogue: Catalogue;
  readAt: number;
  runs?: Promise<RenumberedRun[]>;
}

/** By database, for as long as the isolate lives. A publish is noticed within a minute, or by the next search that asks D1. */
const memory = new WeakMap<D1Database, Remembered>();
const freshForMs = 60_000;

/** Asks D1 only when nothing fresh is remembered. Throws `LibraryUnavailable`. */
export async function readCatalogue(database: D1Database): Promise<Catalogue> {
  const known = memory.get(database);
  if (known && Date.now() - known.readAt < freshForMs) return known.catalogue;
  const { edition, rows } = await readBatch(database, [
    sql`SELECT code, id, name, short_name AS shortName, language, direction, versification, tagged_words AS taggedWords
      FROM versions ORDER BY code = ${defaultVersion} DESC, tagged_words DESC, id`,
  ]);
  const catalogue = { edition, versions: (rows[0] ?? []) as unknown as LoadedVersion[] };
  const runs = known?.catalogue.edition === edition ? known.runs : undefined;
  memory.set(database, { catalogue, readAt: Date.now(), ...(runs && { runs }) });
  return catalogue;
}

/** When a search was answered by another edition than the one that is remembered. */
export function forgetCatalogue(database: D1Database): void {
  memory.delete(database);
}

/** Where the Hebrew text is numbered otherwise: some 2,000 rows, read once an edition. */
export function readRuns(database: D1Database): Promise<RenumberedRun[]> {
  const known = memory.get(database);
  if (known?.runs) return known.runs;
  const runs = readBatch(database, [sql`SELECT wlc, kjv FROM verse_map ORDER BY wlc`]).then(({ rows }) =>
    renumberedRuns((rows[0] ?? []) as unknown as { wlc: number; kjv: number }[]),
  );
  if (known) {
    known.runs = runs;
    runs.catch(() => delete known.runs);
  }
  return runs;
}
