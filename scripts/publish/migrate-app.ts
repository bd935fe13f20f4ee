import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from '../fingerprint.ts';
import { stateFolder } from './state-folder.ts';
import { runWrangler, type Target } from './wrangler.ts';

const record = `${stateFolder}/app-migrations`;

function identity(): string {
  return fingerprint(['worker/migrations/app/*.sql', 'wrangler.toml']);
}

/** Whether the local database of the site's state has all its tables. Reads a few small files, no database. */
export function isAppMigrated(): boolean {
  return existsSync(record) && readFileSync(record, 'utf8') === identity();
}

/** Brings the tables of the site's state up to date; what is in them stays. */
export async function migrateApp(target: Target): Promise<void> {
  await runWrangler(target, 'migrations', 'apply', 'APP');
  if (target === 'remote') return;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, identity());
}
