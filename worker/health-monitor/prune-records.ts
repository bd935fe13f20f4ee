import { lt } from 'drizzle-orm';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { audit, searches } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';

/** Milliseconds. More than a year: a trigger rejects earlier deletions (`worker/migrations/app/0002_guards.sql`). */
const retentionMs = 367 * 86_400_000;

/** Deletes audit events and searches that are older than a year. */
export async function pruneRecords(app: D1Database, now: number): Promise<void> {
  const since = now - retentionMs;
  const db = openApp(app);
  await db.batch([
    db.delete(audit).where(lt(audit.id, sortableId(since, new Uint8Array(sortableIdBytes)))),
    db.delete(searches).where(lt(searches.day, new Date(since).toISOString().slice(0, 10))),
  ]);
}
