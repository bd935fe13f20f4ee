import { asc } from 'drizzle-orm';
import type { RecordingsAnswer } from '#data/hebrew/contract/recordings.ts';
import { recordings } from '#data/schema/app.ts';
import { openApp } from '../database/app.ts';

/** Half of the minute in which a change is live; the other half is the browsers'. */
const freshForMs = 30_000;
const memory = new WeakMap<D1Database, { answer: RecordingsAnswer; until: number }>();

/** What can be heard in the lessons; half a minute old at most. */
export async function liveRecordings(app: D1Database): Promise<RecordingsAnswer> {
  const known = memory.get(app);
  if (known && Date.now() < known.until) return known.answer;
  const { text, file, bytes, speaker, licence } = recordings;
  const rows = await openApp(app).select({ text, file, bytes, speaker, licence }).from(recordings).orderBy(asc(text));
  const places = new Map<string, number>();
  const answer: RecordingsAnswer = { credits: [], files: [] };
  for (const row of rows) {
    const name = JSON.stringify([row.speaker, row.licence]);
    let place = places.get(name);
    if (place === undefined) {
      place = answer.credits.push({ speaker: row.speaker, licence: row.licence }) - 1;
      places.set(name, place);
    }
    answer.files.push([row.text, row.file, row.bytes, place]);
  }
  memory.set(app, { answer, until: Date.now() + freshForMs });
  return answer;
}

/** After a change, in this isolate; the others notice it within half a minute. */
export function forgetRecordings(app: D1Database): void {
  memory.delete(app);
}
