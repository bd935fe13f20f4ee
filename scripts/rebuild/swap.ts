import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { swapPages } from '../pages/build-pages.ts';
import { findLibrary } from '../publish/copy-library.ts';
import { localDatabases, recordPublished } from '../publish/published.ts';
import { nextState } from './next-state.ts';

/** The parts that are ready next to the served site. Missing parts stay unchanged. */
export interface Ready {
  /** Fingerprint of the pages in `dist.next`. */
  pages?: string;
  /** Edition of the library in {@link nextState}. */
  library?: string;
}

/** Exists from when everything is ready until everything is moved. An interrupted swap continues from it. */
const marker = '.build/swap.json';
const nextDatabases = join(nextState, 'v3/d1/miniflare-D1DatabaseObject');

/** Replaces what is served with what is ready. Nothing may be served in the meantime. Throws if it does not exist. */
export function swapSite(ready: Ready): void {
  const isMissing =
    (ready.pages !== undefined && !existsSync('dist.next')) || (ready.library !== undefined && !nextLibrary());
  if (isMissing) throw new Error('The finished build was deleted before it was used. Build again.');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(`${marker}.new`, JSON.stringify(ready));
  renameSync(`${marker}.new`, marker);
  finishSwap();
}

export function isSwapping(): boolean {
  return existsSync(marker);
}

/** Completes an interrupted swap, if there is one. Every step is idempotent. */
export function finishSwap(): void {
  if (!existsSync(marker)) return;
  const { pages, library } = JSON.parse(readFileSync(marker, 'utf8')) as Ready;
  if (library !== undefined) {
    moveLibrary();
    recordPublished(library);
  }
  if (pages !== undefined) swapPages(pages);
  rmSync(marker);
  rmSync(nextState, { recursive: true, force: true });
}

/**
 * A database is a single file only after its log is written into it. So both databases are closed in that way, and one
 * rename replaces the old one.
 */
function moveLibrary(): void {
  const name = nextLibrary();
  if (!name) return;
  const [from, to] = [join(nextDatabases, name), join(localDatabases, name)];
  for (const path of [from, to]) {
    if (existsSync(path)) checkpoint(path);
    for (const log of ['-wal', '-shm']) rmSync(path + log, { force: true });
  }
  mkdirSync(localDatabases, { recursive: true });
  renameSync(from, to);
}

function nextLibrary(): string | undefined {
  const library = findLibrary(nextDatabases);
  return library && basename(library);
}

function checkpoint(path: string): void {
  const database = new Database(path);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
