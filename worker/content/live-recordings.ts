import { asc } from 'drizzle-orm';
import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { recordings } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';

/** Changes become visible within a minute. This cache takes half of it, the browser's cache the other half. */
const freshForMs = 30_000;
const memory = new WeakMap<D1Database, { answer: RecordingsAnswer; until: number }>();

/** The recordings of the lessons, at most half a minute old. */
export async function readLiveRecordings(app: D1Database): Promise<RecordingsAnswer> {
  const cached = memory.get(app);
  if (cached && Date.now() < cached.until) return cached.answer;
  const { text, file, bytes, speaker, licence } = recordings;
  const rows = await openApp(app).select({ text, file, bytes, speaker, licence }).from(recordings).orderBy(asc(text));
  const creditIndexes = new Map<string, number>();
  const answer: RecordingsAnswer = { credits: [], files: [] };
  for (const row of rows) {
    const name = JSON.stringify([row.speaker, row.licence]);
    let creditIndex = creditIndexes.get(name);
    if (creditIndex === undefined) {
      creditIndex = answer.credits.push({ speaker: row.speaker, licence: row.licence }) - 1;
      creditIndexes.set(name, creditIndex);
    }
    answer.files.push([row.text, row.file, row.bytes, creditIndex]);
  }
  memory.set(app, { answer, until: Date.now() + freshForMs });
  return answer;
}

/** Clears the cache of this isolate after a change. Other isolates notice the change within half a minute. */
export function clearRecordingCache(app: D1Database): void {
  memory.delete(app);
}
