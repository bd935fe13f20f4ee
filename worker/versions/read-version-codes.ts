import { defaultVersion } from '#data/versions/loaded-version.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { readBatch } from '../database/batch.ts';

/** Codes of the versions that are loaded now, `preferred` first. Throws `LibraryUnavailableError`. */
export async function readVersionCodes(
  database: D1Database,
  preferred: string,
): Promise<{ edition: string; codes: string[] }> {
  const { edition, rows } = await readBatch<[{ code: string }]>(database, [
    sql`SELECT code FROM versions ORDER BY code = ${preferred} DESC, code = ${defaultVersion} DESC, id`,
  ]);
  return { edition, codes: rows[0].map(({ code }) => code) };
}
