import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { removePreviousPages, swapPages } from '../pages/swap-pages.ts';
import { findLibrary } from '../publish/find-library.ts';
import { localDatabases, recordPublished } from '../publish/published.ts';
import { nextState } from './next-state.ts';

/** The parts that are ready next to the served site. Missing parts stay unchanged. */
export interface Ready {
  /** Fingerprint of the pages in `dist.next`. */
  pages?: string;
  /** Number and bytes of their files, so that nothing is measured during the swap. */
  measured?: string;
  /** Edition of the library in {@link nextState}. */
  library?: string;
}

/** Exists from when everything is ready until everything is moved. An interrupted swap continues from it. */
const marker = '.build/swap.json';
const nextDatabases = join(nextState, 'v3/d1/miniflare-D1DatabaseObject');

/**
 * Does everything before a swap that takes time, while the old site is served. Throws if something that is ready no
 * longer exists.
 */
export async function prepareSwap(ready: Ready): Promise<void> {
  const isMissing =
    (ready.pages !== undefined && !existsSync('dist.next')) || (ready.library !== undefined && !nextLibrary());
  if (isMissing) throw new Error('The finished build was deleted before it was used. Build again.');
  if (ready.library !== undefined) closeDatabase(join(nextDatabases, nextLibrary() ?? ''));
  await removePreviousPages();
}

/**
 * Replaces what is served with what is ready. Nothing may be served in the meantime, so it only renames. Call
 * {@link removeReplaced} when the new site is served.
 */
export function swapSite(ready: Ready): void {
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(`${marker}.new`, JSON.stringify(ready));
  renameSync(`${marker}.new`, marker);
  move();
}

/** Deletes what the swap replaced. */
export async function removeReplaced(): Promise<void> {
  await removePreviousPages();
  await rm(nextState, { recursive: true, force: true });
}

export function isSwapping(): boolean {
  return existsSync(marker);
}

/** Completes an interrupted swap, if there is one, and deletes what it replaced. Every step is idempotent. */
export async function finishSwap(): Promise<void> {
  if (!existsSync(marker)) return;
  move();
  await removeReplaced();
}

function move(): void {
  const { pages, measured, library } = JSON.parse(readFileSync(marker, 'utf8')) as Ready;
  if (library !== undefined) {
    moveLibrary();
    recordPublished(library);
  }
  if (pages !== undefined) swapPages(pages, measured);
  rmSync(marker);
}

/**
 * A database is a single file only after its log is written into it. The log of the old one is not written, because that
 * takes time, but deleted, so that it is not applied to the new one. After an interruption the next start goes on here.
 */
function moveLibrary(): void {
  const name = nextLibrary();
  if (!name) return;
  const [from, to] = [join(nextDatabases, name), join(localDatabases, name)];
  closeDatabase(from);
  removeLogs(to);
  mkdirSync(localDatabases, { recursive: true });
  renameSync(from, to);
}

function nextLibrary(): string | undefined {
  const library = findLibrary(nextDatabases);
  return library && basename(library);
}

/** Writes the log of a database into it. */
function closeDatabase(path: string): void {
  const database = new Database(path);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  removeLogs(path);
}

function removeLogs(path: string): void {
  for (const log of ['-wal', '-shm']) rmSync(path + log, { force: true });
}
