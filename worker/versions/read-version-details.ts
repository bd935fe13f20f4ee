import type { VersionDetail, VersionDetails } from '#data/versions/version-details.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { imports, texts, versionDetails } from '#data/schema/app.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { openApp } from '../database/app-database.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { readCatalogue } from './catalogue.ts';

export type VersionDetailsRow = typeof versionDetails.$inferSelect;

/** Half of the minute in which a change becomes live, as for settings. */
const cacheMs = 30_000;
/** Limits queries to a failing database. */
const retryAfterMs = 5_000;
const cache = new WeakMap<D1Database, { details: VersionDetails; until: number }>();
/** Codes of imported versions without a text, because it was rolled back or deleted. */
const removedCache = new WeakMap<D1Database, { codes: readonly string[]; until: number }>();

/**
 * What administrators changed about versions, at most half a minute old. Never throws: without the database, it returns
 * the last known details or none.
 */
export async function readVersionDetails({ APP }: Pick<Bindings, 'APP'>): Promise<VersionDetails> {
  const cached = cache.get(APP);
  if (cached && Date.now() < cached.until) return cached.details;
  try {
    const rows = await openApp(APP).select().from(versionDetails);
    const details = Object.fromEntries(rows.map((row) => [row.code, shownDetail(row)]));
    cache.set(APP, { details, until: Date.now() + cacheMs });
    return details;
  } catch (error) {
    logError('version_details_unavailable', error instanceof Error ? error.message : String(error));
    const details = cached?.details ?? {};
    cache.set(APP, { details, until: Date.now() + retryAfterMs });
    return details;
  }
}

/**
 * The details for the menus and lists of built pages. A removed version counts as hidden until a build leaves it out.
 * Never throws.
 */
export async function readBuiltPageDetails(env: Pick<Bindings, 'APP' | 'LIBRARY'>): Promise<VersionDetails> {
  const details = await readVersionDetails(env);
  try {
    const removed = await readRemovedCodes(env.APP);
    if (removed.length === 0) return details;
    const { versions } = await readCatalogue(env.LIBRARY);
    // A build may have loaded the code since. Under its other code the text is still there, and `detailOf` would hide it.
    const isGone = (code: string): boolean => findByCode(versions, code) === undefined;
    const hidden = removed.filter(isGone).map((code) => [code, { isHidden: true } as const]);
    return { ...details, ...Object.fromEntries(hidden) };
  } catch (error) {
    logError('version_details_unavailable', error instanceof Error ? error.message : String(error));
    return details;
  }
}

async function readRemovedCodes(app: D1Database): Promise<readonly string[]> {
  const cached = removedCache.get(app);
  if (cached && Date.now() < cached.until) return cached.codes;
  const rows = await openApp(app)
    .selectDistinct({ code: imports.versionCode })
    .from(imports)
    .leftJoin(texts, eq(texts.code, imports.versionCode))
    .where(and(eq(imports.state, 'rolled_back'), isNull(texts.code)));
  const codes = rows.map(({ code }) => code);
  removedCache.set(app, { codes, until: Date.now() + cacheMs });
  return codes;
}

/** Call after a change. It affects this isolate, and the others notice the change within half a minute. */
export function forgetVersionDetails({ APP }: Pick<Bindings, 'APP'>): void {
  cache.delete(APP);
  removedCache.delete(APP);
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
