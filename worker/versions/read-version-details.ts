import type { VersionDetail, VersionDetails } from '#data/versions/version-details.ts';
import { versionDetails } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';

export type VersionDetailsRow = typeof versionDetails.$inferSelect;

/** Half of the minute in which a change becomes live, as for settings. */
const cacheMs = 30_000;
/** Limits queries to a failing database. */
const retryAfterMs = 5_000;
const cache = new WeakMap<D1Database, { details: VersionDetails; until: number }>();

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
