import { Hono } from 'hono';
import { type HealthAnswer } from '#data/contract/health.ts';
import { methodNotAllowed } from '../answers/api-answer.ts';
import type { AppEnv, Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { LibraryUnavailable, readLibrary, reasonOf } from '../queries/library.ts';
import { versionCount } from '../queries/versions.ts';

export const health = new Hono<AppEnv>()
  .get('/health', async (c) => {
    const [database, pages] = await Promise.all([readDatabase(c.var.library), readPagesEdition(c.env.ASSETS, c.req.url)]);
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

async function readDatabase(library: AppEnv['Variables']['library']) {
  try {
    const [edition, [versions]] = await readLibrary(library, versionCount(library));
    const { id, hebrewEntries, greekEntries, verses } = edition;
    return { edition: id, counts: { hebrewEntries, greekEntries, verses, versions: versions?.total ?? 0 } };
  } catch (error) {
    if (!(error instanceof LibraryUnavailable)) throw error;
    logFault('library_unavailable', error.message, reasonOf(error));
    return { edition: null, counts: { hebrewEntries: 0, greekEntries: 0, verses: 0, versions: 0 } };
  }
}

/** The build writes `/edition.json`, `{ "id": … }`, beside the pages; `null` where it has not. */
async function readPagesEdition(assets: Bindings['ASSETS'], url: string): Promise<string | null> {
  const response = await assets.fetch(new URL('/edition.json', url));
  const edition: unknown = response.ok ? await response.json() : null;
  return typeof edition === 'object' && edition !== null && 'id' in edition && typeof edition.id === 'string' ? edition.id : null;
}

function faultOf(database: string | null, pages: string | null, same: boolean): string | undefined {
  if (same) return undefined;
  if (!database) return 'The database holds no library: run `npm run publish`.';
  if (!pages) return 'The pages of this site are not built: run `npm start`.';
  return 'The pages and the database are of different editions: run `npm start`, or `npm run publish -- --remote` for a deployed site.';
}
