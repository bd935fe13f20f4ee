import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Placement } from '#data/contract/placements.ts';
import { placements } from '#data/schema/app.ts';
import { logFault } from '../log.ts';
import { openApp } from '../queries/app.ts';

/** Half of the minute in which a change is live; the other half is the browsers'. */
const freshForMs = 30_000;
/** A database that fails is not asked by every request. */
const failedForMs = 5_000;

export type PlacementRow = typeof placements.$inferSelect;
const memory = new WeakMap<D1Database, { rows: PlacementRow[]; until: number }>();

/**
 * The advertisements and boxes that readers have now; what is known of them is half a minute old at most. Never throws: while
 * the database cannot be asked, pages go without.
 */
export async function livePlacements(app: D1Database): Promise<Placement[]> {
  const now = new Date().toISOString();
  const rows = await activeRows(app);
  return rows
    .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt))
    .map(describePlacement);
}

/** After a change, in this isolate; the others notice it within half a minute. */
export function forgetPlacements(app: D1Database): void {
  memory.delete(app);
}

export function describePlacement({ id, kind, title, contentHtml, position, linkUrl }: PlacementRow): Placement {
  // Only what its schema took was written.
  return { id, kind, title, html: contentHtml, position: position as Placement['position'], href: linkUrl };
}

async function activeRows(app: D1Database): Promise<PlacementRow[]> {
  const known = memory.get(app);
  if (known && Date.now() < known.until) return known.rows;
  try {
    const rows = await openApp(app)
      .select()
      .from(placements)
      .where(and(eq(placements.active, true), isNull(placements.deletedAt)))
      .orderBy(asc(placements.id));
    memory.set(app, { rows, until: Date.now() + freshForMs });
    return rows;
  } catch (error) {
    logFault('placements_unavailable', error instanceof Error ? error.message : String(error));
    const rows = known?.rows ?? [];
    memory.set(app, { rows, until: Date.now() + failedForMs });
    return rows;
  }
}
