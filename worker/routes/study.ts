import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mergeFiles } from '#data/study/contract/merge-study.ts';
import { progressFile, type ProgressFile } from '#data/study/contract/study-progress.ts';
import { studyRecords } from '#data/schema/app.ts';
import { onlyMethods } from '../http/api-answer.ts';
import { Problem } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import type { SignedInEnv } from '../env.ts';
import { openApp } from '../database/app.ts';

/** All decks in both directions, begun to the last card, take about 350 kB. */
export const mostStudyBytes = 1_000_000;

/** Another device may write between the reading and the writing; so many times it is tried anew. */
const tries = 4;

/** What somebody has learned on any of his devices. */
export const study = new Hono<SignedInEnv>()
  .get('/', async (c) => {
    const kept = await readRecord(c.env.APP, c.var.signedIn.userId);
    return c.json(kept === undefined ? null : asProgress(kept));
  })
  // Takes what a device has, and answers with what all devices have together.
  .put(
    '/',
    bodyLimit({
      maxSize: mostStudyBytes,
      onError: () => {
        throw tooMuch();
      },
    }),
    async (c) => {
      const sent = await parseBody(c, progressFile);
      const { userId } = c.var.signedIn;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const kept = await readRecord(c.env.APP, userId);
        const merged = kept === undefined ? sent : mergeFiles(sent, asProgress(kept));
        const record = JSON.stringify(merged);
        if (new TextEncoder().encode(record).length > mostStudyBytes) throw tooMuch();
        if (await writeRecord(c.env.APP, userId, record, kept)) return c.json(merged);
      }
      throw new Problem(409, 'Several devices write at once: try again in a moment.');
    },
  )
  .all('/', onlyMethods('GET', 'PUT'));

function tooMuch(): Problem {
  return new Problem(413, `What was learned on all devices together takes at most ${mostStudyBytes / 1000} kB.`);
}

/** What was kept went through the same schema when it came. */
function asProgress(record: string): ProgressFile {
  return JSON.parse(record) as ProgressFile;
}

async function readRecord(database: D1Database, userId: string): Promise<string | undefined> {
  const [row] = await openApp(database).select().from(studyRecords).where(eq(studyRecords.userId, userId));
  return row?.record;
}

/** Whether it was written: only over the record that it was merged with. */
async function writeRecord(
  database: D1Database,
  userId: string,
  record: string,
  over: string | undefined,
): Promise<boolean> {
  const table = openApp(database).insert(studyRecords).values({ userId, record });
  const written = await (
    over === undefined
      ? table.onConflictDoNothing()
      : table.onConflictDoUpdate({
          target: studyRecords.userId,
          set: { record },
          setWhere: eq(studyRecords.record, over),
        })
  ).returning({ userId: studyRecords.userId });
  return written.length > 0;
}
