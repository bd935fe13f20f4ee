import { and, eq, inArray, sql } from 'drizzle-orm';
import { botInstructions, botLog, botRepairs } from '#data/schema/bot.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { newId } from '../new-id.ts';
import { openApp } from '../database/app.ts';
import { checks } from './checks.ts';
import type { Check, Finding } from './finding.ts';
import { logAction, logEntry } from './log-action.ts';
import { tellOfFindings } from './notify-admins.ts';

const dayMs = 86_400_000;

/** What of a check stands open. */
type Open = typeof botRepairs.$inferSelect;

/**
 * Runs every check that an active directive names. What is found for the first time becomes a repair and an entry of the
 * log; what is found no more is done by itself. A check that fails tells why, and the others go on.
 */
export async function lookAround(env: Bindings, now: number): Promise<void> {
  const active = await openApp(env.APP).select().from(botInstructions).where(eq(botInstructions.isActive, true));
  for (const { directive } of active) {
    const check = checks[directive];
    if (check) await runCheck(env, directive, check, now);
  }
}

async function runCheck(env: Bindings, name: string, check: Check, now: number): Promise<void> {
  try {
    const [found, open] = await Promise.all([check.find(env, now), openRepairs(env.APP, name)]);
    for (const finding of found)
      if (!open.some(({ location }) => location === finding.location)) await addRepair(env.APP, name, finding);
    await tellOfFindings(env, name, found);
    for (const repair of open)
      if (!found.some(({ location }) => location === repair.location)) await endByItself(env.APP, repair);
      else if (repair.status === 'in_progress') await offerAgain(env.APP, repair);
  } catch (error) {
    logFault('check_failed', name, error instanceof Error ? (error.stack ?? error.message) : String(error));
    await logAction(env.APP, name, `The check failed: ${error instanceof Error ? error.message : error}`, 'error');
  }
}

function openRepairs(app: D1Database, name: string): Promise<Open[]> {
  return openApp(app)
    .select()
    .from(botRepairs)
    .where(and(eq(botRepairs.elementType, name), inArray(botRepairs.status, ['pending', 'in_progress'])));
}

/** What ended less than a day ago and is found again is the same finding: nobody is told of it a second time. */
async function addRepair(app: D1Database, elementType: string, finding: Finding): Promise<void> {
  const { location, issue, mechanical = '' } = finding;
  const row = { id: newId(), elementType, location, issue, mechanical, status: 'pending' } as const;
  const now = Date.now();
  const dayBefore = new Date(now - dayMs).toISOString();
  const alertedAt = sql`(SELECT max(alerted_at) FROM bot_repairs AS earlier
    WHERE earlier.element_type = ${elementType} AND earlier.location = ${location} AND earlier.ended_at > ${dayBefore})`;
  const db = openApp(app);
  // Both or neither, wherever it is cut off.
  await db.batch([
    db
      .insert(botRepairs)
      .values({ ...row, createdAt: new Date(now).toISOString(), alertedAt })
      .onConflictDoNothing(),
    db.insert(botLog).values(logEntry(elementType, issue, 'warning')),
  ]);
}

/** A repair takes seconds: one that is under way since the last round was cut off, and can be pressed once more. */
async function offerAgain(app: D1Database, { id }: Open): Promise<void> {
  await openApp(app)
    .update(botRepairs)
    .set({ status: 'pending' })
    .where(and(eq(botRepairs.id, id), eq(botRepairs.status, 'in_progress')));
}

async function endByItself(app: D1Database, { id, elementType, location, issue }: Open): Promise<void> {
  const remedy = 'It was found no more.';
  const db = openApp(app);
  await db.batch([
    db
      .update(botRepairs)
      .set({ status: 'completed', remedy, endedAt: new Date().toISOString() })
      .where(and(eq(botRepairs.id, id), inArray(botRepairs.status, ['pending', 'in_progress']))),
    db.insert(botLog).values(logEntry(elementType, `${location}: found no more. It was: ${issue}`, 'resolved')),
  ]);
}
