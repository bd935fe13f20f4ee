import type { LoadedVersion } from '#data/model/loaded-version.ts';
import { renumberedRuns, type RenumberedRun } from '#data/model/search/renumber.ts';
import { sql } from '#data/model/search/sql-text.ts';
import { verseMapOf, type VerseMap, type VersePair } from '#data/model/versification.ts';
import { readBatch } from './batch.ts';
import { defaultVersion } from './versions.ts';

export type { LoadedVersion } from '#data/model/loaded-version.ts';


/** What a search has to know of the library before it can be written. */
export interface Catalogue {
  edition: string;
  /** The site's default first. */
  versions: LoadedVersion[];
}

/** Where the Hebrew text is numbered otherwise: as stretches for a search, verse by verse for a reader. */
interface Numberings {
  runs: RenumberedRun[];
  map: VerseMap;
}

interface Remembered {
  catalogue: Catalogue;
  readAt: number;
  numberings?: Promise<Numberings>;
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
  const numberings = known?.catalogue.edition === edition ? known.numberings : undefined;
  memory.set(database, { catalogue, readAt: Date.now(), ...(numberings && { numberings }) });
  return catalogue;
}

/** When a search was answered by another edition than the one that is remembered. */
export function forgetCatalogue(database: D1Database): void {
  memory.delete(database);
}

export async function readRuns(database: D1Database): Promise<RenumberedRun[]> {
  return (await readNumberings(database)).runs;
}

export async function readVerseMap(database: D1Database): Promise<VerseMap> {
  return (await readNumberings(database)).map;
}

/** Some 2,000 rows, read once an edition. */
function readNumberings(database: D1Database): Promise<Numberings> {
  const known = memory.get(database);
  if (known?.numberings) return known.numberings;
  const numberings = readBatch(database, [sql`SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map ORDER BY wlc, kjv`]).then(({ rows }) => {
    const pairs = (rows[0] ?? []) as unknown as VersePair[];
    return { runs: renumberedRuns(pairs), map: verseMapOf(pairs) };
  });
  if (known) {
    known.numberings = numberings;
    numberings.catch(() => delete known.numberings);
  }
  return numberings;
}
