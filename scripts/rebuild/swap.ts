import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { swapPages } from '../pages/build-pages.ts';
import { findLibrary } from '../publish/copy-library.ts';
import { localDatabases, recordPublished } from '../publish/published.ts';
import { nextState } from './next-state.ts';

/** What stands ready beside the served site; what is left out stays as it is. */
export interface Ready {
  /** Fingerprint of the pages in `dist.next`. */
  pages?: string;
  /** Edition of the library in {@link nextState}. */
  library?: string;
}

/** Written when everything is ready, and gone when everything is in its place: a swap that was cut off goes on from it. */
const marker = '.build/swap.json';
const nextDatabases = join(nextState, 'v3/d1/miniflare-D1DatabaseObject');

/** Puts what is ready in the place of what is served. Nothing may be served meanwhile. Throws where it is not there. */
export function swapSite(ready: Ready): void {
  const gone =
    (ready.pages !== undefined && !existsSync('dist.next')) || (ready.library !== undefined && !nextLibrary());
  if (gone) throw new Error('What was built has been taken away meanwhile. Build again.');
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(`${marker}.new`, JSON.stringify(ready));
  renameSync(`${marker}.new`, marker);
  finishSwap();
}

export function isSwapping(): boolean {
  return existsSync(marker);
}

/** Ends a swap that was cut off; without one there is nothing to do. Each step may run twice. */
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

/** A database is one file only when its log is written into it: both are closed like that, then one rename does it. */
function moveLibrary(): void {
  const name = nextLibrary();
  if (!name) return;
  const [from, to] = [join(nextDatabases, name), join(localDatabases, name)];
  for (const path of [from, to]) {
    if (existsSync(path)) closeWhole(path);
    for (const log of ['-wal', '-shm']) rmSync(path + log, { force: true });
  }
  mkdirSync(localDatabases, { recursive: true });
  renameSync(from, to);
}

function nextLibrary(): string | undefined {
  const found = findLibrary(nextDatabases);
  return found && basename(found);
}

function closeWhole(path: string): void {
  const database = new Database(path);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}
