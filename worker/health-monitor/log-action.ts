import { lt } from 'drizzle-orm';
import type { LogStatus } from '#data/administration/health-monitor-states.ts';
import { botLog } from '#data/schema/bot.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';

const retentionMs = 90 * 86_400_000;

/** Writes an entry to the health monitor's log. */
export async function logAction(app: D1Database, action: string, details: string, status: LogStatus): Promise<void> {
  await openApp(app)
    .insert(botLog)
    .values(logEntry(action, details, status));
}

/** A log entry, for a caller that writes it in one batch with other rows. */
export function logEntry(action: string, details: string, status: LogStatus): typeof botLog.$inferInsert {
  return { id: newId(), action, details, status, createdAt: new Date().toISOString() };
}

/** Deletes entries older than ninety days. */
export async function pruneLog(app: D1Database, now: number): Promise<void> {
  await openApp(app)
    .delete(botLog)
    .where(lt(botLog.id, sortableId(now - retentionMs, new Uint8Array(sortableIdBytes))));
}
