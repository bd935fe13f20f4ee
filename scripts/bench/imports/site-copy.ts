import { createHash } from 'node:crypto';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { stateFolder } from '../../publish/state-folder.ts';

const token = 'B'.repeat(34);
export const cookie = `session=${token}`;
export const sessionCookie = { name: 'session', value: token };

/** The site's databases in a separate folder, with an administrator who is signed in for an hour. */
export function copySite(folder: string): void {
  copyDatabases(folder);
  const app = openDatabase(folder, 'sessions');
  const now = new Date().toISOString();
  const until = Math.floor(Date.now() / 1_000) + 3_600;
  const id = createHash('sha256').update(token).digest('hex');
  app
    .prepare(
      `INSERT INTO users (id, username, username_key, role, status, created_at) VALUES ('bench', 'bench', 'bench', 'admin', 'active', ?)`,
    )
    .run(now);
  app
    .prepare(
      `INSERT INTO sessions (id, user_id, expires_at, handle, created_at, confirmed_at, last_seen_at, agent, ip_prefix_hash) VALUES (?, 'bench', ?, 'bench', ?, ?, ?, '', '')`,
    )
    .run(id, until, now, now, now);
  app.close();
}

export function copyDatabases(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(stateFolder, folder, { recursive: true });
}

/**
 * Finds a database by one of its tables, because its file name is a hash. The runtime may be serving it at the same
 * time.
 */
export function openDatabase(folder: string, table: string): Database.Database {
  const databases = join(folder, 'v3/d1/miniflare-D1DatabaseObject');
  for (const name of readdirSync(databases).filter((file) => file.endsWith('.sqlite'))) {
    const database = new Database(join(databases, name), { timeout: 5_000 });
    if (database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) return database;
    database.close();
  }
  throw new Error(`${databases} has no database with the table ${table}. Is the library published?`);
}
