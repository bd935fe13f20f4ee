import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { localDatabases } from '../publish/published.ts';

/** How long a write of the served site may stand in the way. */
const busyMs = 5_000;

/**
 * The local database of the site's state, opened beside the runtime that may be serving it; `undefined` where there is
 * none yet. Its file is named by a hash, so it is known by its tables. Throws where it may be the one that is damaged:
 * nobody can make it again, so that nothing may go on as if it had never been.
 */
export function openLocalState(): Database.Database | undefined {
  if (!existsSync(localDatabases)) return undefined;
  const damaged: string[] = [];
  for (const name of readdirSync(localDatabases).filter((file) => file.endsWith('.sqlite'))) {
    const path = join(localDatabases, name);
    const database = new Database(path, { timeout: busyMs });
    try {
      if (database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'invites'`).get())
        return database;
      database.close();
    } catch (error) {
      database.close();
      if (!isDamage(error)) throw error;
      damaged.push(path);
    }
  }
  if (damaged.length > 0)
    throw new Error(
      `${damaged.join(', ')} is damaged and may be the state of the site: accounts, settings, imports. Put a copy of it in its place, or take it away to begin with an empty one.`,
    );
  return undefined;
}

/** Takes away what cannot be read, once the state of the site was found whole: the library is loaded again. */
export function removeDamagedLibrary(): void {
  const state = openLocalState();
  if (!state) return;
  state.close();
  for (const name of readdirSync(localDatabases).filter((file) => file.endsWith('.sqlite'))) {
    const path = join(localDatabases, name);
    const database = new Database(path, { timeout: busyMs });
    try {
      database.prepare('SELECT 1 FROM sqlite_master').get();
    } catch (error) {
      if (!isDamage(error)) throw error;
      for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
    } finally {
      database.close();
    }
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(?:NOTADB|CORRUPT)/.test(String(error.code));
}
