import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { newId } from '../new-id.ts';
import { renderMail } from './render-mail.tsx';
import { readSiteUrl } from './mail-settings.ts';
import { insertMail } from './outbox-rows.ts';
import { hebrewWordOfDay } from './templates/word-of-day.tsx';
import { readWordOfDay } from './compose-word-of-day.ts';
import { findWaitingReaders, hasWordReaders, markWordPosted, wordLink, type WordReader } from './word-readers.ts';

/** Readers per alarm. */
const batchSize = 25;
const dayMs = 86_400_000;
/** UTC. A reader who confirms later in the day gets that day's word immediately. */
const hour = 4;

/**
 * Adds the day's word to the outbox for every reader who has not received it. Returns the time of the next run, or
 * `undefined` if there are no readers. Idempotent, because the row's key contains reader and day.
 */
export async function postWords(env: Bindings, now = new Date()): Promise<string | undefined> {
  if (!(await hasWordReaders(env.APP))) return undefined;
  const startsAt = new Date(`${now.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`);
  if (now < startsAt) return startsAt.toISOString();
  const day = now.toISOString().slice(0, 10);
  const waiting = await findWaitingReaders(env.APP, day, batchSize);
  if (waiting.length === 0) return new Date(startsAt.getTime() + dayMs).toISOString();
  try {
    const word = await readWordOfDay(env.LIBRARY, now);
    if (!word) throw new Error('the library has no Hebrew word');
    const site = await readSiteUrl(env);
    for (const reader of waiting) await postWord(env, reader, { day, site, word });
    return now.toISOString();
  } catch (error) {
    // The library may be unavailable. Other mail is not affected.
    logError('word_of_day_not_posted', error instanceof Error ? error.message : String(error));
    return new Date(now.getTime() + 600_000).toISOString();
  }
}

async function postWord(
  env: Bindings,
  { userId, email, token }: WordReader,
  { day, site, word }: { day: string; site: string; word: Parameters<typeof hebrewWordOfDay>[0]['word'] },
): Promise<void> {
  const leave = wordLink(site, 'leave', token);
  const now = new Date().toISOString();
  await insertMail(env.APP, {
    id: newId(),
    template: 'hebrew_word_of_day',
    recipient: email,
    ...renderMail(hebrewWordOfDay({ site, word, leave })),
    headers: { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    state: 'queued',
    onceKey: `word:${userId}:${day}`,
    userId,
    createdAt: now,
    dueAt: now,
  });
  await markWordPosted(env.APP, userId, day);
}
