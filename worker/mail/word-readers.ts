import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { outbox, wordReaders } from '#data/schema/app.ts';
import { newToken } from '../accounts/random-token.ts';
import type { Bindings } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { readSiteUrl } from './mail-settings.ts';
import { outboxOf, postMail } from './post-mail.ts';
import { wordConfirmation } from './templates/word-confirmation.tsx';

export type WordReader = typeof wordReaders.$inferSelect;

/** Stores a request and sends the confirmation link. Until it is confirmed, no word is sent to the address. */
export async function requestWords(env: Bindings, { id, email }: { id: string; email: string }): Promise<void> {
  const token = newToken();
  const createdAt = new Date().toISOString();
  const row = { email, token, createdAt, confirmedAt: null };
  // Requests in two tabs count once. The later link is valid.
  await openApp(env.APP)
    .insert(wordReaders)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({ target: wordReaders.userId, set: row });
  const site = await readSiteUrl(env);
  const parts = wordConfirmation({ site, confirm: wordLink(site, 'confirm', token) });
  await postMail(env, { template: 'word_confirmation', recipient: email, parts, userId: id });
}

export function wordLink(site: string, action: 'confirm' | 'leave', token: string): string {
  return `${site}/word-of-day/${action}?token=${token}`;
}

/** Deletes the subscription, confirmed or not, and its waiting messages. */
export async function deleteWordReader(app: D1Database, userId: string): Promise<void> {
  const db = openApp(app);
  await db.batch([
    db.delete(wordReaders).where(eq(wordReaders.userId, userId)),
    db
      .delete(outbox)
      .where(
        and(
          eq(outbox.userId, userId),
          inArray(outbox.template, ['hebrew_word_of_day', 'word_confirmation']),
          inArray(outbox.state, ['queued', 'held']),
        ),
      ),
  ]);
}

/** The reader of a token. `undefined` if it is unknown or no longer valid. */
export async function findWordReader(app: D1Database, token: string): Promise<WordReader | undefined> {
  const [row] = await openApp(app).select().from(wordReaders).where(eq(wordReaders.token, token));
  return row;
}

/** Confirms the subscription and sends the first word immediately. */
export async function confirmWords(env: Bindings, token: string): Promise<void> {
  await openApp(env.APP)
    .update(wordReaders)
    .set({ confirmedAt: new Date().toISOString() })
    .where(and(eq(wordReaders.token, token), isNull(wordReaders.confirmedAt)));
  await outboxOf(env).wake();
}

/** Confirmed readers who have not received the day's word. */
export async function findWaitingReaders(app: D1Database, day: string, limit: number): Promise<WordReader[]> {
  return openApp(app)
    .select()
    .from(wordReaders)
    .where(and(isNotNull(wordReaders.confirmedAt), lt(wordReaders.lastDay, day)))
    .limit(limit);
}

export async function hasWordReaders(app: D1Database): Promise<boolean> {
  const rows = await openApp(app)
    .select({ id: wordReaders.userId })
    .from(wordReaders)
    .where(isNotNull(wordReaders.confirmedAt))
    .limit(1);
  return rows.length > 0;
}

export async function markWordPosted(app: D1Database, userId: string, day: string): Promise<void> {
  await openApp(app).update(wordReaders).set({ lastDay: day }).where(eq(wordReaders.userId, userId));
}
