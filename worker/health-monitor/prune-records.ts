import { lt } from 'drizzle-orm';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { audit, searches } from '#data/schema/app.ts';
import { openApp } from '../database/app.ts';

/** A year and a day: the database refuses to let go of an event sooner (`worker/migrations/app/0002_guards.sql`). */
const keptMs = 367 * 86_400_000;

/** What people did and what was searched for is kept for a year. */
export async function pruneRecords(app: D1Database, now: number): Promise<void> {
  const since = now - keptMs;
  const db = openApp(app);
  await db.batch([
    db.delete(audit).where(lt(audit.id, sortableId(since, new Uint8Array(sortableIdBytes)))),
    db.delete(searches).where(lt(searches.day, new Date(since).toISOString().slice(0, 10))),
  ]);
}
