import { eq, notInArray } from 'drizzle-orm';
import { studyObjects, users } from '#data/schema/app.ts';
import type { Bindings, SavedStudyRow, StudyNotesStub } from '../env.ts';
import { openApp } from '../database/app-database.ts';

type Env = Pick<Bindings, 'APP' | 'STUDY_NOTES'>;

/** The object with the notes of an account. */
export function studyNotesOf(
  { STUDY_NOTES }: Pick<Bindings, 'STUDY_NOTES'>,
  userId: string,
): DurableObjectStub<StudyNotesStub> {
  return STUDY_NOTES.get(STUDY_NOTES.idFromName(userId));
}

/** Lists the object before its first use, so that backups, restores and deletions find it. */
export async function listStudyObject({ APP }: Pick<Env, 'APP'>, userId: string): Promise<void> {
  await openApp(APP).insert(studyObjects).values({ userId, createdAt: Date.now() }).onConflictDoNothing();
}

/** Deletes the notes of a deleted account. The list entry goes last, so that an interrupted deletion is repeated. */
export async function eraseStudyNotes(env: Env, userId: string): Promise<void> {
  const db = openApp(env.APP);
  const [listed] = await db.select().from(studyObjects).where(eq(studyObjects.userId, userId));
  if (!listed) return;
  await studyNotesOf(env, userId).erase();
  await db.delete(studyObjects).where(eq(studyObjects.userId, userId));
}

/** Finishes deletions that were interrupted, or that a restore made. */
export async function eraseOrphanedStudyNotes(env: Env): Promise<void> {
  const db = openApp(env.APP);
  const orphans = await db
    .select()
    .from(studyObjects)
    .where(notInArray(studyObjects.userId, db.select({ id: users.id }).from(users)));
  for (const { userId } of orphans) await eraseStudyNotes(env, userId);
}

/** Accounts with notes. */
export async function listedStudyNotes({ APP }: Pick<Env, 'APP'>): Promise<string[]> {
  const rows = await openApp(APP).select().from(studyObjects);
  return rows.map(({ userId }) => userId);
}

/** All notes of all accounts for a backup. `undefined` if they are longer than `maxCharacters`. */
export async function readAllStudyNotes(
  env: Env,
  maxCharacters: number,
): Promise<({ study: string } & SavedStudyRow)[] | undefined> {
  const all: ({ study: string } & SavedStudyRow)[] = [];
  let characters = 0;
  for (const study of await listedStudyNotes(env)) {
    const object = studyNotesOf(env, study);
    for (let after = 0, isMore = true; isMore;) {
      const { rows } = await object.readPage(after);
      for (const { row, base } of rows) {
        characters += row.length + base.length;
        all.push({ study, row, ...(base !== '[]' && { base: JSON.parse(base) as string[] }) });
      }
      if (characters > maxCharacters) return undefined;
      isMore = rows.length > 0;
      after = rows.at(-1)?.seq ?? after;
    }
  }
  return all;
}

/** Characters of one call. A call of an object can carry 32 MB. */
const maxRestoredCharacters = 1_000_000;

/**
 * Gives each account of a backup the notes of that time. Accounts without notes in the backup keep theirs if they still
 * exist. `listed` are the accounts with notes before the restore.
 */
export async function restoreStudyNotes(
  env: Env,
  rowsByAccount: ReadonlyMap<string, readonly SavedStudyRow[]>,
  listed: readonly string[],
): Promise<void> {
  for (const userId of listed) await listStudyObject(env, userId);
  for (const [userId, rows] of rowsByAccount) {
    await listStudyObject(env, userId);
    const object = studyNotesOf(env, userId);
    let chunk: SavedStudyRow[] = [];
    let isFirst = true;
    let characters = 0;
    const flush = async (): Promise<void> => {
      await object.restore(chunk, isFirst);
      [chunk, isFirst, characters] = [[], false, 0];
    };
    for (const row of rows) {
      chunk.push(row);
      characters += row.row.length;
      if (characters > maxRestoredCharacters) await flush();
    }
    await flush();
  }
  await eraseOrphanedStudyNotes(env);
}
