import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { localDatabases } from '../publish/published.ts';
import { appRecord } from '../publish/state-folder.ts';

/** How long a write of the served site may stand in the way. */
const busyMs = 5_000;

/**
 * The local database of the site's state, opened beside the runtime that may be serving it; `undefined` where there is
 * none yet. Its file is named by a hash, so it is known by its tables. Throws where it may be the one that is damaged, or
 * that lost all it had: nobody can make it again, so that nothing may go on as if it had never been.
 */
export function openLocalState(): Database.Database | undefined {
  const damaged: string[] = [];
  for (const path of databaseFiles()) {
    const database = new Database(path, { timeout: busyMs });
    try {
      if (database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'invites'`).get())
        return database;
      if (existsSync(appRecord) && database.pragma('page_count', { simple: true }) === 0) damaged.push(path);
      database.close();
    } catch (error) {
      database.close();
      if (!isDamage(error)) throw error;
      damaged.push(path);
    }
  }
  if (damaged.length > 0) throw new Error(describeDamaged(damaged));
  return undefined;
}

/** Throws as {@link openLocalState} does. */
export function hasLocalState(): boolean {
  const state = openLocalState();
  state?.close();
  return state !== undefined;
}

/** Throws where the state of the site is there and cannot be read, every page of it: some milliseconds. */
export function requireSoundState(): void {
  const state = openLocalState();
  if (!state) return;
  try {
    if (!isSound(state)) throw new Error(describeDamaged([state.name]));
  } finally {
    state.close();
  }
}

/** Takes away what cannot be read, once the state of the site was found whole: the library is loaded again. */
export function removeDamagedLibrary(): void {
  const state = openLocalState();
  if (!state) return;
  state.close();
  for (const path of databaseFiles().filter((file) => file !== state.name)) {
    const database = new Database(path, { timeout: busyMs });
    try {
      if (!isSound(database)) for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
    } finally {
      database.close();
    }
  }
}

function databaseFiles(): string[] {
  if (!existsSync(localDatabases)) return [];
  return readdirSync(localDatabases)
    .filter((file) => file.endsWith('.sqlite') && !file.startsWith('metadata'))
    .map((file) => join(localDatabases, file));
}

function describeDamaged(paths: readonly string[]): string {
  return `${paths.join(', ')} is damaged and may be the state of the site: accounts, settings, imports. Put a copy of it in its place, or take it away to begin with an empty one.`;
}

/** Throws what is not damage. */
function isSound(database: Database.Database): boolean {
  try {
    return database.pragma('quick_check', { simple: true }) === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(?:NOTADB|CORRUPT)/.test(String(error.code));
}
