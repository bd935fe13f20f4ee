import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { counted } from '#data/site/count-text.ts';
import { botRepairs } from '#data/schema/bot.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { postAlert } from '../mail/send-mail.ts';
import { openApp } from '../database/app.ts';
import type { Finding } from './finding.ts';

/** Sentences of one message; a bad day of the mail server is one message, and not a hundred. */
const mostTold = 10;

/**
 * Sends administrators one message of everything serious that a check has found and that they were not told of. It is
 * written down after the message is in the outbox, which takes none twice: whatever is cut off in between is told once.
 * Never fails the check.
 */
export async function tellOfFindings(env: Bindings, name: string, found: readonly Finding[]): Promise<void> {
  const serious = new Set(found.filter(({ isSerious }) => isSerious).map(({ location }) => location));
  if (serious.size === 0) return;
  try {
    const db = openApp(env.APP);
    const untold = (
      await db
        .select()
        .from(botRepairs)
        .where(
          and(
            eq(botRepairs.elementType, name),
            inArray(botRepairs.status, ['pending', 'in_progress']),
            isNull(botRepairs.alertedAt),
          ),
        )
        .orderBy(asc(botRepairs.id))
    ).filter(({ location }) => serious.has(location));
    const [first, ...others] = untold;
    if (!first) return;
    const told = await postAlert(env, {
      onceKey: `alert:${first.id}`,
      finding: first.issue,
      details: sayOthers(others.map(({ issue }) => issue)),
      place: first.location,
      at: first.createdAt,
    });
    // Without anybody to tell it waits for somebody with an address.
    if (told === 0) return;
    const ids = JSON.stringify(untold.map(({ id }) => id));
    await db
      .update(botRepairs)
      .set({ alertedAt: new Date().toISOString() })
      .where(sql`id IN (SELECT value FROM json_each(${ids}))`);
  } catch (error) {
    logFault('alert_not_posted', name, error instanceof Error ? error.message : String(error));
  }
}

function sayOthers(issues: readonly string[]): string {
  const more = issues.length - (mostTold - 1);
  return [...issues.slice(0, mostTold - 1), ...(more > 0 ? [`And ${counted(more, 'finding')} more.`] : [])].join(' ');
}
