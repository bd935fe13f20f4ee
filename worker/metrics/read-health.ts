import type { HealthAnswer } from '#data/site/contract/health.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { readBatch } from '../database/batch.ts';
import { LibraryUnavailableError, reasonOf } from '../database/library-error.ts';
import { readPagesEdition } from '../versions/pages-edition.ts';
import { editionsDiffer, libraryMissing, pagesMissing, versionsChanged } from './messages.ts';

/** What is served, and whether pages and database have the same edition. */
export async function readHealth({ LIBRARY, ASSETS }: Bindings): Promise<HealthAnswer> {
  const [database, pages] = await Promise.all([readDatabase(LIBRARY), readPagesEdition(ASSETS)]);
  const same = database.edition !== null && database.edition === pages;
  const message = problemOf(database.edition, pages, same);
  return {
    status: same ? 'ok' : 'degraded',
    edition: { database: database.edition, pages, same },
    counts: database.counts,
    ...(message && { message }),
  };
}

async function readDatabase(library: D1Database) {
  try {
    const { edition, counts, rows } = await readBatch<[{ total: number }]>(library, [
      sql`SELECT count(*) AS total FROM versions`,
    ]);
    return { edition, counts: { ...counts, versions: rows[0][0]?.total ?? 0 } };
  } catch (error) {
    if (!(error instanceof LibraryUnavailableError)) throw error;
    logError('library_unavailable', error.message, reasonOf(error));
    return { edition: null, counts: { hebrewEntries: 0, greekEntries: 0, verses: 0, versions: 0 } };
  }
}

function problemOf(database: string | null, pages: string | null, same: boolean): string | undefined {
  if (same) return undefined;
  if (!database) return libraryMissing;
  if (!pages) return pagesMissing;
  // The same library, but a text was added or removed after the pages were built.
  if (database.startsWith(`${pages}.`)) return versionsChanged;
  return editionsDiffer;
}
