import { defaultVersion } from '#data/versions/loaded-version.ts';
import { applyVersionDetails, type VersionDetails } from '#data/versions/version-details.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { readBatch } from '../database/batch.ts';

/**
 * Codes of the versions that are loaded now and not hidden: `preferred` first, then in the order of the menus. Throws
 * `LibraryUnavailableError`.
 */
export async function readVersionCodes(
  database: D1Database,
  preferred: string,
  details: VersionDetails,
): Promise<{ edition: string; codes: string[] }> {
  const { edition, rows } = await readBatch<[{ code: string }]>(database, [
    sql`SELECT code FROM versions ORDER BY code = ${preferred} DESC, code = ${defaultVersion} DESC, id`,
  ]);
  const loaded = rows[0].map(({ code }) => ({ code, shortName: code, loaded: true }));
  const codes = applyVersionDetails(loaded, details).map(({ code }) => code);
  return { edition, codes: codes.toSorted((a, b) => Number(b === preferred) - Number(a === preferred)) };
}
