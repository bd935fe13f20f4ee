import { gt } from 'drizzle-orm';
import type { HealthAnswer } from '#data/site/contract/health.ts';
import { sql } from '#data/search/sql/sql-tag.ts';
import { texts } from '#data/schema/app.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { openApp } from '../database/app-database.ts';
import { readBatch } from '../database/batch.ts';
import { LibraryUnavailableError, reasonOf } from '../database/library-error.ts';
import { readPagesEdition, type PagesEdition } from '../versions/pages-edition.ts';
import { editionsDiffer, libraryMissing, pagesMissing, versionsChanged } from './messages.ts';

/** What is served, and whether pages and database have the same edition. */
export async function readHealth({
  LIBRARY,
  ASSETS,
  APP,
}: Pick<Bindings, 'LIBRARY' | 'ASSETS' | 'APP'>): Promise<HealthAnswer> {
  const [database, pages] = await Promise.all([readDatabase(LIBRARY), readPagesEdition(ASSETS)]);
  const message = await findProblem(APP, database, pages);
  return {
    status: message ? 'degraded' : 'ok',
    edition: { database: database.edition, pages: pages?.id ?? null, same: !message },
    counts: database.counts,
    ...(message && { message }),
  };
}

type Database = Awaited<ReturnType<typeof readDatabase>>;

async function readDatabase(library: D1Database) {
  try {
    const { edition, counts, rows } = await readBatch<[{ total: number; builtAt: string }]>(library, [
      sql`SELECT count(*) AS total, (SELECT built_at FROM edition) AS builtAt FROM versions`,
    ]);
    const [{ total, builtAt } = { total: 0, builtAt: '' }] = rows[0];
    return { edition, builtAt, counts: { ...counts, versions: total } };
  } catch (error) {
    if (!(error instanceof LibraryUnavailableError)) throw error;
    logError('library_unavailable', error.message, reasonOf(error));
    return { edition: null, builtAt: '', counts: { hebrewEntries: 0, greekEntries: 0, verses: 0, versions: 0 } };
  }
}

async function findProblem(app: D1Database, database: Database, pages: PagesEdition | null) {
  if (!database.edition) return libraryMissing;
  if (!pages) return pagesMissing;
  if (database.edition === pages.id) return undefined;
  if (!database.edition.startsWith(`${pages.id}.`)) return editionsDiffer;
  return (await haveTextsChanged(app, database, pages)) ? versionsChanged : undefined;
}

/**
 * Whether a text was added, changed or removed after the build. The revision alone does not tell: it also rises when a
 * version is hidden or moved in menus, which changes no page.
 */
async function haveTextsChanged(app: D1Database, { builtAt, counts }: Database, pages: PagesEdition): Promise<boolean> {
  const isOther =
    pages.counts !== undefined && (pages.counts.versions !== counts.versions || pages.counts.verses !== counts.verses);
  if (isOther) return true;
  const changed = await openApp(app)
    .select({ code: texts.code })
    .from(texts)
    .where(gt(texts.changedAt, builtAt))
    .limit(1);
  return changed.length > 0;
}
