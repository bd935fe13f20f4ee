import { Hono } from 'hono';
import { type HealthAnswer } from '#data/contract/health.ts';
import { sql } from '#data/model/search/sql-text.ts';
import { methodNotAllowed } from '../answers/api-answer.ts';
import type { AppEnv } from '../env.ts';
import { logFault } from '../log.ts';
import { readBatch } from '../queries/batch.ts';
import { readPagesEdition } from '../queries/pages-edition.ts';
import { LibraryUnavailable, reasonOf } from '../queries/library.ts';

export const health = new Hono<AppEnv>()
  .get('/health', async (c) => {
    const [database, pages] = await Promise.all([readDatabase(c.env.LIBRARY), readPagesEdition(c.env.ASSETS)]);
    const same = database.edition !== null && database.edition === pages;
    const message = faultOf(database.edition, pages, same);
    const answer: HealthAnswer = {
      status: same ? 'ok' : 'degraded',
      edition: { database: database.edition, pages, same },
      counts: database.counts,
      ...(message && { message }),
    };
    c.header('Cache-Control', 'no-store');
    return c.json(answer, database.edition ? 200 : 503);
  })
  .all('/health', methodNotAllowed);

async function readDatabase(library: D1Database) {
  try {
    const { edition, counts, rows } = await readBatch(library, [sql`SELECT count(*) AS total FROM versions`]);
    return { edition, counts: { ...counts, versions: Number(rows[0]?.[0]?.['total'] ?? 0) } };
  } catch (error) {
    if (!(error instanceof LibraryUnavailable)) throw error;
    logFault('library_unavailable', error.message, reasonOf(error));
    return { edition: null, counts: { hebrewEntries: 0, greekEntries: 0, verses: 0, versions: 0 } };
  }
}

function faultOf(database: string | null, pages: string | null, same: boolean): string | undefined {
  if (same) return undefined;
  if (!database) return 'The database holds no library: run `npm run publish`.';
  if (!pages) return 'The pages of this site are not built: run `npm start`.';
  return 'The pages and the database are of different editions: run `npm start`, or `npm run publish -- --remote` for a deployed site.';
}
