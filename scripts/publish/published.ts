import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { fingerprint } from '../fingerprint.ts';
import { fileStamp } from '../file-stamp.ts';
import { stateFolder } from './state-folder.ts';
import type { Target } from './wrangler.ts';

/** Where wrangler and miniflare store local databases. */
export const localDatabases = `${stateFolder}/v3/d1/miniflare-D1DatabaseObject`;
const record = `${stateFolder}/library-edition`;
const checked = `${stateFolder}/library-checked`;
const loadRecord = (target: Target): string => `${stateFolder}/library-load-${target}.json`;

/** The code that generates the rows of the full-text tables. */
const indexingCode = ['data/text/fold.ts', 'data/dictionary/counted-words.ts', 'data/search/sql/index-terms.ts'];

/** Hash of what a database is loaded from, in addition to the library's edition. A change requires another load. */
function identity(edition: string): string {
  return fingerprint(
    ['scripts/publish/*.ts', 'data/schema/*.ts', ...indexingCode, 'worker/migrations/library/*.sql', 'wrangler.toml'],
    edition,
  );
}

/** Whether the local database has this edition completely. Reads a few small files and no database: about 10 ms. */
export function isPublished(edition: string): boolean {
  return existsSync(record) && readFileSync(record, 'utf8') === identity(edition) && hasLocalDatabase();
}

/** Whether every page of the loaded library can be read, and it has this edition. */
export function holdsEdition(edition: string): boolean {
  for (const name of readdirSync(localDatabases).filter((file) => file.endsWith('.sqlite'))) {
    let database: Database.Database | undefined;
    try {
      const path = join(localDatabases, name);
      database = new Database(path, { readonly: true });
      if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'edition'").get()) continue;
      return database.prepare('SELECT id FROM edition').pluck().get() === edition && isSound(database, path);
    } catch {
      return false;
    } finally {
      database?.close();
    }
  }
  return false;
}

/** Whether the local database has the edition. A database that cannot be read is loaded again. */
export function isLoaded(edition: string): boolean {
  if (!isPublished(edition)) return false;
  if (holdsEdition(edition)) return true;
  clearPublished();
  return false;
}

/** Takes half a second, so the result is cached until the file changes. */
function isSound(database: Database.Database, path: string): boolean {
  const state = fileStamp(path);
  if (existsSync(checked) && readFileSync(checked, 'utf8') === state) return true;
  if (database.pragma('quick_check', { simple: true }) !== 'ok') return false;
  try {
    writeFileSync(checked, state);
  } catch {
    // If the disk is full, it is checked again next time.
  }
  return true;
}

function hasLocalDatabase(): boolean {
  return (
    existsSync(localDatabases) &&
    readdirSync(localDatabases).some((name) => name.endsWith('.sqlite') && !name.startsWith('metadata'))
  );
}

export function recordPublished(edition: string): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, identity(edition));
}

/** Call it before a load starts, so that an interrupted load does not count as done. */
export function clearPublished(): void {
  rmSync(record, { force: true });
}

/** How many files of a split load are loaded; 0 if there is none in progress for this edition and file size. */
export function loadedFiles(target: Target, edition: string, rowsADay: number): number {
  if (!existsSync(loadRecord(target))) return 0;
  const { load, files }: { load?: string; files?: number } = JSON.parse(readFileSync(loadRecord(target), 'utf8'));
  return load === `${identity(edition)} ${rowsADay}` ? (files ?? 0) : 0;
}

export function recordLoadedFiles(target: Target, edition: string, rowsADay: number, files: number): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(loadRecord(target), JSON.stringify({ load: `${identity(edition)} ${rowsADay}`, files }));
}

export function forgetLoadedFiles(target: Target): void {
  rmSync(loadRecord(target), { force: true });
}
