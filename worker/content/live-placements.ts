import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { noticesAt, type Notices } from '#data/site/contract/notices.ts';
import { pages, placements } from '#data/schema/app.ts';
import { logError } from '../log.ts';
import { openApp } from '../database/app-database.ts';

/** Changes become visible within a minute. This cache takes half of it, the browser's cache the other half. */
const freshForMs = 30_000;
/** After a database error, wait this long before the next query. */
const failedForMs = 5_000;

export type PlacementRow = typeof placements.$inferSelect;
type TickedPage = Pick<typeof pages.$inferSelect, 'slug' | 'title' | 'publishAt' | 'inFooter' | 'inSearch'>;
interface ActiveRows {
  rows: PlacementRow[];
  ticked: TickedPage[];
}
const memory = new WeakMap<D1Database, ActiveRows & { until: number }>();

interface LiveNotices extends Notices {
  /** Whether any page is enabled for search. */
  hasSearched: boolean;
}

/**
 * Active placements and page links, at most half a minute old. Never throws: without the database, the previous result
 * or an empty one is returned.
 */
export async function readLivePlacements(app: D1Database): Promise<LiveNotices> {
  const now = new Date().toISOString();
  const { rows, ticked } = await activeRows(app);
  const hasSearched = ticked.some(({ inSearch, publishAt }) => inSearch && (!publishAt || publishAt <= now));
  return {
    ...noticesAt(
      now,
      rows,
      ticked.filter(({ inFooter }) => inFooter),
    ),
    hasSearched,
  };
}

/** Placements without an end date. The build writes them into pages, where others would remain after their end. */
export async function readPermanentPlacements(app: D1Database): Promise<Notices> {
  const { rows, ticked } = await activeRows(app);
  return noticesAt(
    new Date().toISOString(),
    rows.filter(({ endsAt }) => endsAt === null),
    ticked.filter(({ inFooter }) => inFooter),
  );
}

/** Clears the cache of this isolate after a change. Other isolates notice the change within half a minute. */
export function clearPlacementCache(app: D1Database): void {
  memory.delete(app);
}

async function activeRows(app: D1Database): Promise<ActiveRows> {
  const cached = memory.get(app);
  if (cached && Date.now() < cached.until) return cached;
  try {
    const db = openApp(app);
    const { slug, title, publishAt, inFooter, inSearch } = pages;
    const [rows, ticked] = await db.batch([
      db
        .select()
        .from(placements)
        .where(and(eq(placements.active, true), isNull(placements.deletedAt)))
        .orderBy(asc(placements.id)),
      db
        .select({ slug, title, publishAt, inFooter, inSearch })
        .from(pages)
        .where(and(eq(pages.published, true), isNull(pages.deletedAt), or(eq(inFooter, true), eq(inSearch, true))))
        .orderBy(asc(title)),
    ]);
    const fresh = { rows, ticked, until: Date.now() + freshForMs };
    memory.set(app, fresh);
    return fresh;
  } catch (error) {
    logError('placements_unavailable', error instanceof Error ? error.message : String(error));
    const fallback = { rows: cached?.rows ?? [], ticked: cached?.ticked ?? [], until: Date.now() + failedForMs };
    memory.set(app, fallback);
    return fallback;
  }
}
