import { and, asc, eq, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { MailState } from '#data/administration/mail-states.ts';
import { outbox, type MailRow, type NewMailRow } from '#data/schema/mail.ts';
import { openApp } from '../database/app-database.ts';

/** Each change is a single statement, so an interruption never leaves it half done. */

/** Ignores a message whose `onceKey` already exists. */
export async function insertMail(app: D1Database, row: NewMailRow): Promise<void> {
  await openApp(app).insert(outbox).values(row).onConflictDoNothing();
}

export async function readMail(app: D1Database, id: string): Promise<MailRow | undefined> {
  const [row] = await openApp(app).select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** Claims a message for sending. Of two concurrent claims, only one succeeds. */
export async function claimMail(app: D1Database, id: string): Promise<MailRow | undefined> {
  const [row] = await openApp(app)
    .update(outbox)
    .set({ state: 'sending', handedOver: false, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'queued')))
    .returning();
  return row;
}

/** Throws an error if the message is no longer being sent or is gone. Then it must not be handed over. */
export async function markHandedOver(app: D1Database, id: string): Promise<void> {
  const marked = await openApp(app)
    .update(outbox)
    .set({ handedOver: true })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'sending')))
    .returning({ id: outbox.id });
  if (marked.length === 0) throw new Error('The message is no longer being sent.');
}

/** Ends the sending of a message. The content of a sent message is deleted, so that it cannot be sent again. */
export async function settleMail(
  app: D1Database,
  id: string,
  { state, answer, dueAt }: { state: Exclude<MailState, 'sending'>; answer: string; dueAt?: string },
): Promise<void> {
  await openApp(app)
    .update(outbox)
    .set({
      state,
      answer,
      ...(dueAt ? { dueAt } : { endedAt: new Date().toISOString() }),
      ...(state === 'sent' && { html: '', text: '' }),
    })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'sending')));
}

/** Messages whose sending was interrupted. `importRunning` are ids that are still being sent. */
export async function findInterrupted(app: D1Database, underWay: readonly string[]): Promise<MailRow[]> {
  return openApp(app)
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, 'sending'), notInArray(outbox.id, [...underWay])));
}

export async function findDue(app: D1Database, limit: number): Promise<string[]> {
  const rows = await openApp(app)
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'queued'), lte(outbox.dueAt, new Date().toISOString())))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** When the next message is due. `undefined` if none is waiting. */
export async function readNextDue(app: D1Database): Promise<string | undefined> {
  const [row] = await openApp(app)
    .select({ dueAt: outbox.dueAt })
    .from(outbox)
    .where(inArray(outbox.state, ['queued', 'sending']))
    .orderBy(asc(outbox.dueAt))
    .limit(1);
  return row?.dueAt;
}

/**
 * Requeues a failed or held message on an administrator's request, with a new count of attempts. Returns `false` for
 * any other state.
 */
export async function requeueMail(app: D1Database, id: string): Promise<boolean> {
  const rows = await openApp(app)
    .update(outbox)
    .set({ state: 'queued', attempts: 0, answer: '', dueAt: new Date().toISOString(), endedAt: null })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ['failed', 'held'])))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** Deletes old messages, so that addresses are not stored longer than needed. */
export async function deleteOldMail(app: D1Database, before: string): Promise<void> {
  await openApp(app)
    .delete(outbox)
    .where(and(inArray(outbox.state, ['sent', 'failed', 'held']), lt(outbox.createdAt, before)));
}
