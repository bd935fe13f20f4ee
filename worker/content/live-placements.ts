import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { noticesAt, type Notices } from '#data/site/contract/notices.ts';
import { pages, placements } from '#data/schema/app.ts';
import { logFault } from '../log.ts';
import { openApp } from '../database/app.ts';

/** Half of the minute in which a change is live; the other half is the browsers'. */
const freshForMs = 30_000;
/** A database that fails is not asked by every request. */
const failedForMs = 5_000;

export type PlacementRow = typeof placements.$inferSelect;
type TickedPage = Pick<typeof pages.$inferSelect, 'slug' | 'title' | 'publishAt' | 'inFooter' | 'inSearch'>;
interface Known {
  rows: PlacementRow[];
  ticked: TickedPage[];
}
const memory = new WeakMap<D1Database, Known & { until: number }>();

interface LiveNotices extends Notices {
  /** Whether searches may find any page. */
  hasSearched: boolean;
}

/**
 * The advertisements, boxes and links to pages that readers have now; what is known of them is half a minute old at most.
 * Never throws: while the database cannot be asked, pages go without.
 */
export async function liveNotices(app: D1Database): Promise<LiveNotices> {
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

/** Those that stay until somebody changes them, as a build writes them into pages: what ends would stand there after its end. */
export async function lastingNotices(app: D1Database): Promise<Notices> {
  const { rows, ticked } = await activeRows(app);
  return noticesAt(
    new Date().toISOString(),
    rows.filter(({ endsAt }) => endsAt === null),
    ticked.filter(({ inFooter }) => inFooter),
  );
}

/** After a change, in this isolate; the others notice it within half a minute. */
export function forgetPlacements(app: D1Database): void {
  memory.delete(app);
}

async function activeRows(app: D1Database): Promise<Known> {
  const known = memory.get(app);
  if (known && Date.now() < known.until) return known;
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
    const read = { rows, ticked, until: Date.now() + freshForMs };
    memory.set(app, read);
    return read;
  } catch (error) {
    logFault('placements_unavailable', error instanceof Error ? error.message : String(error));
    const kept = { rows: known?.rows ?? [], ticked: known?.ticked ?? [], until: Date.now() + failedForMs };
    memory.set(app, kept);
    return kept;
  }
}
