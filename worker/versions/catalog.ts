import { defaultFirst, withOrigin, type LoadedVersion } from '#data/versions/loaded-version.ts';
import { detailOf, type VersionDetails } from '#data/versions/version-details.ts';
import { renumberedRuns, type RenumberedRun } from '#data/search/results/renumber.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { verseMapOf, type VerseMap, type VersePair } from '#data/bible/versification.ts';
import { readBatch } from '../database/batch.ts';

export type { LoadedVersion } from '#data/versions/loaded-version.ts';

/** What a search must know of the library before it can build its statements. */
export interface Catalog {
  edition: string;
  /** The site's default first. */
  versions: LoadedVersion[];
  /** What an administrator changed. The versions have the changed names already. */
  details: VersionDetails;
}

/** Differences between the versifications: as runs for a search, verse by verse for a reader. */
interface Numberings {
  runs: RenumberedRun[];
  map: VerseMap;
}

interface CachedCatalog {
  catalog: CachedVersions;
  readAt: number;
  numberings?: Numberings;
}

/**
 * Cache per database, for the lifetime of the isolate. A publish is noticed within a minute, or by the next search that
 * queries D1.
 */
const cache = new WeakMap<D1Database, CachedCatalog>();
const freshForMs = 60_000;

/** The version that an administrator chose, per database: see {@link preferVersion}. */
const preferred = new WeakMap<D1Database, string>();

/** Sets the site's default version. If it is not loaded, the next best version is the default. */
export function preferVersion(database: D1Database, code: string): void {
  preferred.set(database, code);
}

/** What an administrator changed about versions, per database: see {@link setVersionDetails}. */
const chosenDetails = new WeakMap<D1Database, VersionDetails>();

/** Sets names, order and visibility. They override what the library says. */
export function setVersionDetails(database: D1Database, details: VersionDetails): void {
  chosenDetails.set(database, details);
}

/** Queries D1 only if nothing fresh is cached. Throws `LibraryUnavailableError`. */
export async function readCatalog(database: D1Database): Promise<Catalog> {
  const cached = await readCached(database);
  const details = chosenDetails.get(database) ?? {};
  const versions = cached.versions.map((version) => {
    const { name = version.name, shortName = version.shortName } = detailOf(details, version.code) ?? {};
    return { ...version, name, shortName };
  });
  const catalog = { edition: cached.edition, versions, details };
  const first = catalog.versions.find(({ code }) => code === preferred.get(database));
  if (!first || first === catalog.versions[0]) return catalog;
  return { ...catalog, versions: [first, ...catalog.versions.filter((version) => version !== first)] };
}

/** The versions that menus and lists offer. */
export function visibleVersions({ versions, details }: Catalog): LoadedVersion[] {
  return versions.filter(({ code }) => !detailOf(details, code)?.isHidden);
}

type CachedVersions = Omit<Catalog, 'details'>;

async function readCached(database: D1Database): Promise<CachedVersions> {
  const cached = cache.get(database);
  if (cached && cached.readAt > switchedAt && Date.now() - cached.readAt < freshForMs) return cached.catalog;
  const readAt = Date.now();
  const { edition, rows } = await readBatch<[LoadedVersion & { source: string }]>(database, [
    sql`SELECT code, id, name, short_name AS shortName, language, direction, versification, tagged_words AS taggedWords, source FROM versions`,
  ]);
  const versions: LoadedVersion[] = rows[0].map(withOrigin).sort(defaultFirst);
  const catalog = { edition, versions };
  const numberings = cached?.catalog.edition === edition ? cached.numberings : undefined;
  cache.set(database, { catalog, readAt, ...(numberings && { numberings }) });
  return catalog;
}

/** Catalogs cached before this time are stale, for all databases of the isolate. */
let switchedAt = 0;

/**
 * Call when a text became visible in this isolate. Other isolates see it within a minute, or with the first response of
 * the new revision. Until then they have the complete earlier text.
 */
export function forgetCatalogs(): void {
  switchedAt = Date.now();
}

/** Call when a search was answered by an edition other than the cached one. */
export function forgetCatalog(database: D1Database): void {
  cache.delete(database);
}

export async function readRuns(database: D1Database): Promise<RenumberedRun[]> {
  return (await readNumberings(database)).runs;
}

export async function readVerseMap(database: D1Database): Promise<VerseMap> {
  return (await readNumberings(database)).map;
}

/**
 * Reads about 2,000 rows once per edition. Caches the result, not the promise. If a reader leaves, the runtime cancels
 * pending work of that request, and other requests that awaited the same promise would hang.
 */
async function readNumberings(database: D1Database): Promise<Numberings> {
  const cached = cache.get(database);
  if (cached?.numberings) return cached.numberings;
  const { edition, rows } = await readBatch<[VersePair]>(database, [
    sql`SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map ORDER BY wlc, kjv`,
  ]);
  const [pairs] = rows;
  const numberings = { runs: renumberedRuns(pairs), map: verseMapOf(pairs) };
  if (cached?.catalog.edition === edition) cached.numberings = numberings;
  return numberings;
}
