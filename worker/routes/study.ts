import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mergeFiles, withoutUndone } from '#data/study/contract/merge-study.ts';
import { studyUpdate, type ProgressFile } from '#data/study/contract/study-progress.ts';
import { studyRecords } from '#data/schema/app.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import type { SignedInEnv } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { studyTooLargeMessage, studyWriteConflict } from './messages.ts';

/** In bytes. All decks in both directions, with every card started, take about 350 kB. */
const maxStudyBytes = 1_000_000;

/** How often a write is tried when another device writes between the read and the write. */
const tries = 4;

/** The study progress of an account, merged from all its devices. */
export const study = new Hono<SignedInEnv>()
  .get('/', async (c) => {
    const stored = await readRecord(c.env.APP, c.var.signedIn.userId);
    return c.json(stored === undefined ? null : asProgress(stored));
  })
  // Receives the progress of one device and returns the merged progress of all devices.
  .put(
    '/',
    bodyLimit({
      maxSize: maxStudyBytes,
      onError: () => {
        throw tooMuch();
      },
    }),
    async (c) => {
      const { undone = [], ...sent } = await parseBody(c, studyUpdate);
      const { userId } = c.var.signedIn;
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const stored = await readRecord(c.env.APP, userId);
        const merged = stored === undefined ? sent : mergeFiles(sent, withoutUndone(asProgress(stored), undone));
        const record = JSON.stringify(merged);
        if (new TextEncoder().encode(record).length > maxStudyBytes) throw tooMuch();
        if (await writeRecord(c.env.APP, userId, record, stored)) return c.json(merged);
      }
      throw new HttpError(409, studyWriteConflict);
    },
  );

function tooMuch(): HttpError {
  return new HttpError(413, studyTooLargeMessage(maxStudyBytes / 1000));
}

/** The stored record was validated with the same schema before it was written. */
function asProgress(record: string): ProgressFile {
  return JSON.parse(record) as ProgressFile;
}

async function readRecord(database: D1Database, userId: string): Promise<string | undefined> {
  const [row] = await openApp(database).select().from(studyRecords).where(eq(studyRecords.userId, userId));
  return row?.record;
}

/** Writes only if the stored record is still the one that was merged. Returns whether it wrote. */
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
