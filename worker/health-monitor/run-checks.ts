import { and, eq, inArray, sql } from 'drizzle-orm';
import { botInstructions, botLog, botRepairs } from '#data/schema/bot.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app-database.ts';
import { checks } from './checks.ts';
import type { Check, Finding } from './finding.ts';
import { logAction, logEntry } from './log-action.ts';
import { notifyAdmins } from './notify-admins.ts';
import { checkFailedMessage, findingResolved, resolvedMessage } from './messages.ts';

const dayMs = 86_400_000;

/** An open repair of a check. */
type OpenRepair = typeof botRepairs.$inferSelect;

/**
 * Runs every check with an active directive. A new finding becomes a repair and a log entry. A finding that disappears
 * is completed automatically. A check that fails is logged, and the others continue.
 */
export async function runHealthChecks(env: Bindings, now: number): Promise<void> {
  const active = await openApp(env.APP).select().from(botInstructions).where(eq(botInstructions.isActive, true));
  for (const { directive } of active) {
    const check = checks[directive];
    if (check) await runCheck(env, directive, check, now);
  }
}

async function runCheck(env: Bindings, name: string, check: Check, now: number): Promise<void> {
  try {
    const [findings, open] = await Promise.all([check.find(env, now), openRepairs(env.APP, name)]);
    for (const finding of findings)
      if (!open.some(({ location }) => location === finding.location)) await addRepair(env.APP, name, finding);
    await notifyAdmins(env, name, findings);
    for (const repair of open)
      if (!findings.some(({ location }) => location === repair.location)) await completeRepair(env.APP, repair);
      else if (repair.status === 'in_progress') await reopenRepair(env.APP, repair);
  } catch (error) {
    logError('check_failed', name, error instanceof Error ? (error.stack ?? error.message) : String(error));
    await logAction(env.APP, name, checkFailedMessage(error instanceof Error ? error.message : String(error)), 'error');
  }
}

function openRepairs(app: D1Database, name: string): Promise<OpenRepair[]> {
  return openApp(app)
    .select()
    .from(botRepairs)
    .where(and(eq(botRepairs.elementType, name), inArray(botRepairs.status, ['pending', 'in_progress'])));
}

/** A finding that returns within a day of its end counts as the same one, so nobody is notified again. */
async function addRepair(app: D1Database, elementType: string, finding: Finding): Promise<void> {
  const { location, issue, mechanical = '' } = finding;
  const row = { id: newId(), elementType, location, issue, mechanical, status: 'pending' } as const;
  const now = Date.now();
  const dayBefore = new Date(now - dayMs).toISOString();
  const alertedAt = sql`(SELECT max(alerted_at) FROM bot_repairs AS earlier
    WHERE earlier.element_type = ${elementType} AND earlier.location = ${location} AND earlier.ended_at > ${dayBefore})`;
  const db = openApp(app);
  // In one batch, so that an interruption leaves either both rows or none.
  await db.batch([
    db
      .insert(botRepairs)
      .values({ ...row, createdAt: new Date(now).toISOString(), alertedAt })
      .onConflictDoNothing(),
    db.insert(botLog).values(logEntry(elementType, issue, 'warning')),
  ]);
}

/**
 * A repair takes seconds. One that is still in progress since the last round was interrupted, so it is offered again.
 */
async function reopenRepair(app: D1Database, { id }: OpenRepair): Promise<void> {
  await openApp(app)
    .update(botRepairs)
    .set({ status: 'pending' })
    .where(and(eq(botRepairs.id, id), eq(botRepairs.status, 'in_progress')));
}

async function completeRepair(app: D1Database, { id, elementType, location, issue }: OpenRepair): Promise<void> {
  const remedy = findingResolved;
  const db = openApp(app);
  await db.batch([
    db
      .update(botRepairs)
      .set({ status: 'completed', remedy, endedAt: new Date().toISOString() })
      .where(and(eq(botRepairs.id, id), inArray(botRepairs.status, ['pending', 'in_progress']))),
    db.insert(botLog).values(logEntry(elementType, resolvedMessage(location, issue), 'resolved')),
  ]);
}
