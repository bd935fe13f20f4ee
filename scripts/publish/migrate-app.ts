import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasLocalState } from '../accounts/local-database.ts';
import { fingerprint } from '../fingerprint.ts';
import { localDatabases } from './published.ts';
import { appRecord } from './state-folder.ts';
import { runWrangler, type Target } from './wrangler.ts';

function identity(): string {
  return fingerprint(['worker/migrations/app/*.sql', 'wrangler.toml']);
}

/** Whether the local database of the site's state exists and has all its tables. Throws if it may be damaged. */
export function isAppMigrated(): boolean {
  return wasAppMigrated() && readFileSync(appRecord, 'utf8') === identity() && hasLocalState();
}

/** Whether it has ever existed. */
export function wasAppMigrated(): boolean {
  return existsSync(appRecord);
}

/** Number of the last migration of the site's state. */
export function lastAppMigration(): number {
  return Math.max(...readdirSync('worker/migrations/app').map((name) => Number.parseInt(name, 10) || 0));
}

/** Creates or updates the tables of the site's state. Their contents stay. */
export async function migrateApp(target: Target): Promise<void> {
  // Imported only here, because drizzle takes long to load, and a start only asks whether there is anything to do.
  const { makeAppTables } = await import('./make-tables.ts');
  const hasAllTables = target === 'local' && makeAppTables(localDatabases);
  if (!hasAllTables) await runWrangler(target, 'migrations', 'apply', 'APP');
  if (target === 'remote') return;
  mkdirSync(dirname(appRecord), { recursive: true });
  writeFileSync(appRecord, identity());
}
