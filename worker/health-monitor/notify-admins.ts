import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { formatCountOf } from '#data/site/count-text.ts';
import { botRepairs } from '#data/schema/bot.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { postAlert } from '../mail/post-mail.ts';
import { openApp } from '../database/app-database.ts';
import type { Finding } from './finding.ts';

/** Max sentences per message. If the mail server fails for a day, administrators get one message, not a hundred. */
const maxSentences = 10;

/**
 * Sends administrators one message about all serious findings of a check that were not reported yet. Findings are
 * marked after the message is in the outbox, which ignores duplicates, so an interruption never causes a second
 * message. Never throws.
 */
export async function notifyAdmins(env: Bindings, name: string, findings: readonly Finding[]): Promise<void> {
  const serious = new Set(findings.filter(({ isSerious }) => isSerious).map(({ location }) => location));
  if (serious.size === 0) return;
  try {
    const db = openApp(env.APP);
    const unreported = (
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
    const [first, ...others] = unreported;
    if (!first) return;
    const recipients = await postAlert(env, {
      onceKey: `alert:${first.id}`,
      finding: first.issue,
      details: describeOthers(others.map(({ issue }) => issue)),
      location: first.location,
      at: first.createdAt,
    });
    // Without a recipient, the findings stay unmarked until an administrator has an address.
    if (recipients === 0) return;
    const ids = JSON.stringify(unreported.map(({ id }) => id));
    await db
      .update(botRepairs)
      .set({ alertedAt: new Date().toISOString() })
      .where(sql`id IN (SELECT value FROM json_each(${ids}))`);
  } catch (error) {
    logError('alert_not_posted', name, error instanceof Error ? error.message : String(error));
  }
}

function describeOthers(issues: readonly string[]): string {
  const more = issues.length - (maxSentences - 1);
  return [
    ...issues.slice(0, maxSentences - 1),
    ...(more > 0 ? [`And ${formatCountOf(more, 'finding')} more.`] : []),
  ].join(' ');
}
