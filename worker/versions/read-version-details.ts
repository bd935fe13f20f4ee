import type { VersionDetail, VersionDetails } from '#data/versions/version-details.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { imports, texts, versionDetails } from '#data/schema/app.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { openApp } from '../database/app-database.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { readCatalog } from './catalog.ts';

export type VersionDetailsRow = typeof versionDetails.$inferSelect;

/** Half of the minute in which a change becomes live, as for settings. */
const cacheMs = 30_000;
/** Limits queries to a failing database. */
const retryAfterMs = 5_000;

interface Cached {
  details: VersionDetails;
  /** Codes of imported versions without a text: rolled back or deleted. A build may have loaded such a code since. */
  removed: readonly string[];
  until: number;
}
const cache = new WeakMap<D1Database, Cached>();

/**
 * What administrators changed about versions, at most half a minute old. Never throws: without the database, it returns
 * the last known details or none.
 */
export async function readVersionDetails({ APP }: Pick<Bindings, 'APP'>): Promise<VersionDetails> {
  return (await readCached(APP)).details;
}

/**
 * The details for the menus and lists of built pages. A removed version counts as hidden until a build leaves it out.
 * Never throws.
 */
export async function readBuiltPageDetails({
  APP,
  LIBRARY,
}: Pick<Bindings, 'APP' | 'LIBRARY'>): Promise<VersionDetails> {
  const { details, removed } = await readCached(APP);
  if (removed.length === 0) return details;
  try {
    const { versions } = await readCatalog(LIBRARY);
    // Under its other code the text is still there, and `detailOf` would hide that one.
    const isGone = (code: string): boolean => findByCode(versions, code) === undefined;
    const hidden = removed.filter(isGone).map((code) => [code, { isHidden: true } as const]);
    return { ...details, ...Object.fromEntries(hidden) };
  } catch {
    return details;
  }
}

async function readCached(app: D1Database): Promise<Cached> {
  const cached = cache.get(app);
  if (cached && Date.now() < cached.until) return cached;
  const db = openApp(app);
  try {
    const [rows, removed] = await db.batch([
      db.select().from(versionDetails),
      db
        .selectDistinct({ code: imports.versionCode })
        .from(imports)
        .leftJoin(texts, eq(texts.code, imports.versionCode))
        .where(and(eq(imports.state, 'rolled_back'), isNull(texts.code))),
    ]);
    const details = Object.fromEntries(rows.map((row) => [row.code, shownDetail(row)]));
    const read = { details, removed: removed.map(({ code }) => code), until: Date.now() + cacheMs };
    cache.set(app, read);
    return read;
  } catch (error) {
    logError('version_details_unavailable', error instanceof Error ? error.message : String(error));
    const last = { details: {}, removed: [], ...cached, until: Date.now() + retryAfterMs };
    cache.set(app, last);
    return last;
  }
}

/** Call after a change. It affects this isolate, and the others notice the change within half a minute. */
export function forgetVersionDetails({ APP }: Pick<Bindings, 'APP'>): void {
  cache.delete(APP);
}

/** Not the language and the license: the index of a text depends on the one, and readers see the other in built pages. */
function shownDetail({ name, shortName, position, isHidden }: VersionDetailsRow): VersionDetail {
  return {
    ...(name && { name }),
    ...(shortName && { shortName }),
    ...(position !== null && { position }),
    ...(isHidden && { isHidden }),
  };
}
