import { defaultFirst, type LoadedVersion } from '#data/versions/loaded-version.ts';
import { renumberedRuns, type RenumberedRun } from '#data/search/results/renumber.ts';
import { sql } from '#data/search/sql/sql-text.ts';
import { verseMapOf, type VerseMap, type VersePair } from '#data/bible/versification.ts';
import { readBatch } from '../database/batch.ts';

export type { LoadedVersion } from '#data/versions/loaded-version.ts';

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
  numberings?: Numberings;
}

/** By database, for as long as the isolate lives. A publish is noticed within a minute, or by the next search that asks D1. */
const memory = new WeakMap<D1Database, Remembered>();
const freshForMs = 60_000;

/** The version that an administrator chose, by database; see {@link preferVersion}. */
const preferred = new WeakMap<D1Database, string>();

/** Which version is the site's default from now on; one that is not loaded leaves the place to the next best. */
export function preferVersion(database: D1Database, code: string): void {
  preferred.set(database, code);
}

/** Asks D1 only when nothing fresh is remembered. Throws `LibraryUnavailable`. */
export async function readCatalogue(database: D1Database): Promise<Catalogue> {
  const catalogue = await readKnown(database);
  const first = catalogue.versions.find(({ code }) => code === preferred.get(database));
  if (!first || first === catalogue.versions[0]) return catalogue;
  return { ...catalogue, versions: [first, ...catalogue.versions.filter((version) => version !== first)] };
}

async function readKnown(database: D1Database): Promise<Catalogue> {
  const known = memory.get(database);
  if (known && known.readAt > switchedAt && Date.now() - known.readAt < freshForMs) return known.catalogue;
  const readAt = Date.now();
  const { edition, rows } = await readBatch(database, [
    sql`SELECT code, id, name, short_name AS shortName, language, direction, versification, tagged_words AS taggedWords FROM versions`,
  ]);
  const versions = ((rows[0] ?? []) as unknown as LoadedVersion[]).sort(defaultFirst);
  const catalogue = { edition, versions };
  const numberings = known?.catalogue.edition === edition ? known.numberings : undefined;
  memory.set(database, { catalogue, readAt, ...(numberings && { numberings }) });
  return catalogue;
}

/** What was read before is forgotten by all databases of the isolate. */
let switchedAt = 0;

/**
 * When a text became visible here. Other isolates see it within a minute, or with the first answer of the new revision;
 * until then they have the text from before, whole.
 */
export function forgetCatalogues(): void {
  switchedAt = Date.now();
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

/**
 * Some 2,000 rows, read once an edition. Remembered when they have come, and not as a promise: what a request waits for ends
 * with it where its reader goes away, and whoever waited along would wait for good.
 */
async function readNumberings(database: D1Database): Promise<Numberings> {
  const known = memory.get(database);
  if (known?.numberings) return known.numberings;
  const { edition, rows } = await readBatch(database, [
    sql`SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map ORDER BY wlc, kjv`,
  ]);
  const pairs = (rows[0] ?? []) as unknown as VersePair[];
  const numberings = { runs: renumberedRuns(pairs), map: verseMapOf(pairs) };
  if (known?.catalogue.edition === edition) known.numberings = numberings;
  return numberings;
}
