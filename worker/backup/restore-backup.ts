import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RestoreAnswer } from '#data/administration/contract/backup.ts';
import { builds } from '#data/schema/builds.ts';
import { activeStates, imports } from '#data/schema/imports.ts';
import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { openApp, runBatch } from '../database/app-database.ts';
import { listedStudyNotes, restoreStudyNotes } from '../my-study/study-objects.ts';
import { backupTables, type BackupTable } from './backup-tables.ts';
import { isReport, listFiles } from './list-files.ts';
import type { Backup } from './read-backup.ts';
import { protectedKeys, readState, type Row } from './read-state.ts';
import { backupContradicts, backupWithoutAdmin, jobIsRunning } from './messages.ts';

/** Max characters of rows in one statement. D1 accepts two million bytes, and a character can take three. */
const maxCharacters = 500_000;

/** Changes that restoring `backup` would make, per table. */
export async function compareBackup(
  { APP, FILES }: Pick<Bindings, 'APP' | 'FILES'>,
  { header, rows, files }: Backup,
): Promise<Omit<RestoreAnswer, 'isDryRun' | 'isSignedOut'>> {
  const { tables } = await readState(APP);
  const here = new Set((await listFiles(FILES)).map(({ key }) => key));
  return {
    takenAt: header.takenAt,
    site: header.site,
    tables: tables.map(({ table, rows: now }) => compare(table, now, rows.get(table.name) ?? [])),
    missingFiles: files.map(({ file }) => file).filter((file) => !here.has(file) && !isReport(file)),
  };
}

/**
 * Replaces the current data with the backup in one batch, which is all or nothing. Audit events are only added, and
 * protected settings do not change. Throws a {@link HttpError}: 409 during an import or a build, 400 if the backup has no
 * administrator or its rows conflict.
 */
export async function restoreBackup(
  env: Pick<Bindings, 'APP' | 'STUDY_NOTES'>,
  { rows, studyRows }: Backup,
): Promise<void> {
  const { APP } = env;
  await requireIdle(APP);
  const listed = await listedStudyNotes(env);
  const protectedSettings = await protectedKeys(APP);
  const of = ({ name }: BackupTable): Row[] => {
    const tableRows = rows.get(name) ?? [];
    return name === 'settings' ? tableRows.filter(({ key }) => !protectedSettings.has(String(key))) : tableRows;
  };
  const isAdmin = ({ role, status }: Row): boolean => role === 'admin' && status === 'active';
  const people = (rows.get('users') ?? []).toSorted((a, b) => Number(isAdmin(b)) - Number(isAdmin(a)));
  if (!people.some(isAdmin)) throw new HttpError(400, backupWithoutAdmin);
  const [users, ...others] = backupTables;
  if (!users) return;
  const replaced = others.filter(({ name }) => name !== 'audit');
  const protectedList = list([...protectedSettings].map((key) => sql`${key}`));
  await write(APP, [
    // Frees all user names first. The backup's administrators are written before the others are deleted, so that the
    // last administrator is never deleted.
    sql`UPDATE users SET username_key = ' ' || id`,
    ...chunks(people).map((chunk) => upsert(users, chunk)),
    sql`DELETE FROM users WHERE username_key = ' ' || id`,
    ...replaced
      .toReversed()
      .map(({ name }) =>
        name === 'settings'
          ? sql`DELETE FROM settings WHERE key NOT IN (${protectedList})`
          : sql`DELETE FROM ${sql.identifier(name)}`,
      ),
    ...others.flatMap((table) => chunks(of(table)).map((chunk) => insert(table, chunk))),
  ]);
  await restoreStudyNotes(env, studyRows, listed);
}

async function write(app: D1Database, statements: readonly SQL[]): Promise<void> {
  try {
    await runBatch(app, statements);
  } catch (error) {
    if (!/constraint/i.test(String(error))) throw error;
    throw new HttpError(400, backupContradicts);
  }
}

/** An import or a build must not see its rows replaced while it runs. */
async function requireIdle(app: D1Database): Promise<void> {
  const db = openApp(app);
  const [active, running] = await db.batch([
    db
      .select({ id: imports.id })
      .from(imports)
      .where(inArray(imports.state, [...activeStates]))
      .limit(1),
    db.select({ id: builds.id }).from(builds).where(eq(builds.state, 'running')).limit(1),
  ]);
  if (active.length > 0 || running.length > 0) throw new HttpError(409, jobIsRunning);
}

function compare(table: BackupTable, now: readonly Row[], then: readonly Row[]): RestoreAnswer['tables'][number] {
  const keyOf = (row: Row): string => JSON.stringify(table.key.map((column) => row[column]));
  const textOf = (row: Row): string => JSON.stringify(table.columns.map((column) => row[column]));
  const present = new Map(now.map((row) => [keyOf(row), textOf(row)]));
  const restored = new Map(then.map((row) => [keyOf(row), textOf(row)]));
  const isLog = table.name === 'audit';
  return {
    name: table.name,
    added: [...restored.keys()].filter((key) => !present.has(key)).length,
    changed: isLog ? 0 : [...restored].filter(([key, text]) => (present.get(key) ?? text) !== text).length,
    removed: isLog ? 0 : [...present.keys()].filter((key) => !restored.has(key)).length,
  };
}

/** Rows as JSON arrays, split to the size of one statement. */
function chunks(rows: readonly Row[]): string[] {
  const all: string[][] = [];
  let characters = Infinity;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (characters + text.length > maxCharacters) {
      all.push([]);
      characters = 0;
    }
    all.at(-1)?.push(text);
    characters += text.length;
  }
  return all.map((texts) => `[${texts.join()}]`);
}

function insert({ name, columns }: BackupTable, chunk: string): SQL {
  const [names, values] = [list(columns.map((column) => sql.identifier(column))), list(columns.map(valueOf))];
  // Existing audit events are never changed.
  const isNew = name === 'audit' ? sql`WHERE NOT EXISTS (SELECT 1 FROM audit WHERE id = value ->> '$.id')` : sql``;
  return sql`INSERT INTO ${sql.identifier(name)} (${names}) SELECT ${values} FROM json_each(${chunk}) ${isNew}`;
}

function upsert(table: BackupTable, chunk: string): SQL {
  const changes = table.columns
    .filter((column) => !table.key.includes(column))
    .map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  const key = list(table.key.map((column) => sql.identifier(column)));
  return sql`${insert(table, chunk)} WHERE true ON CONFLICT (${key}) DO UPDATE SET ${list(changes)}`;
}

const valueOf = (column: string): SQL => sql`value ->> ${sql.raw(`'$.${column}'`)}`;
const list = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL => sql.join(parts, sql`, `);
