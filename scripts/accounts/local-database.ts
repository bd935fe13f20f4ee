import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { localDatabases } from '../publish/published.ts';
import { appRecord } from '../publish/state-folder.ts';

/** How long to wait for a write of the served site. */
const busyMs = 5_000;

/**
 * The local database of the site's state, opened in parallel with a running site; `undefined` if there is none yet. Its
 * file name is a hash, so its tables identify it. Throws if it may be damaged or emptied: it cannot be recreated, so
 * nothing may continue as if it had never existed.
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

/** Throws like {@link openLocalState}. */
export function hasLocalState(): boolean {
  const state = openLocalState();
  state?.close();
  return state !== undefined;
}

/** Throws if the state of the site exists and some of its pages cannot be read. Takes some milliseconds. */
export function requireSoundState(): void {
  const state = openLocalState();
  if (!state) return;
  try {
    if (!isSound(state)) throw new Error(describeDamaged([state.name]));
  } finally {
    state.close();
  }
}

/** Removes damaged databases if the state of the site is intact. The library is then loaded again. */
export function removeCorruptLibrary(): void {
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
  return `${paths.join(', ')} is damaged. It may contain the state of the site: accounts, settings, imports. Replace it with a copy, or move it away to start with an empty one.`;
}

/** Throws errors other than damage. */
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
