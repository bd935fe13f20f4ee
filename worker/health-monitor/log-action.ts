import { lt } from 'drizzle-orm';
import type { LogStatus } from '#data/administration/bot-states.ts';
import { botLog } from '#data/schema/bot.ts';
import { sortableId, sortableIdBytes } from '#data/site/sortable-id.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app.ts';

const keptMs = 90 * 86_400_000;

/** Writes an entry of the watcher's log. */
export async function logAction(app: D1Database, action: string, details: string, status: LogStatus): Promise<void> {
  await openApp(app)
    .insert(botLog)
    .values(logEntry(action, details, status));
}

/** An entry, for who writes it together with what it tells of. */
export function logEntry(action: string, details: string, status: LogStatus): typeof botLog.$inferInsert {
  return { id: newId(), action, details, status, createdAt: new Date().toISOString() };
}

/** Entries are kept for ninety days. */
export async function pruneLog(app: D1Database, now: number): Promise<void> {
  await openApp(app)
    .delete(botLog)
    .where(lt(botLog.id, sortableId(now - keptMs, new Uint8Array(sortableIdBytes))));
}
