import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import Database from 'better-sqlite3';
import { hashFiles } from '../code/hash-files.ts';
import { reach } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';
import { manifestName } from '../sources/import-manifest.ts';
import { importFiles, importsFolder } from '../sources/import-files.ts';
import { root } from '../sources/source-paths.ts';
import { watchedFiles } from '../sources/watched-files.ts';
import { fileStamp } from '../file-stamp.ts';
import { fingerprintPath, libraryPath, migrationFiles } from './library-paths.ts';
import type { SourceRow } from './read-sources.ts';

const packages = join(root, 'node_modules', sep);

/** The entry point of the code that makes the library, as a path from the root. */
const begin = 'scripts/library/build.ts';

/**
 * Hash of the code that makes the library, with the packages that it imports. Apart from the sources, the library
 * depends on nothing else. Read once, because running code does not change.
 *
 * @public A test calls it in another process.
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

/** Equal sources and code give an equal id. */
export function editionId(sources: readonly SourceRow[]): string {
  const hash = createHash('sha256').update(pipelineHash());
  for (const { code, checksum } of [...sources].sort((a, b) => (a.code < b.code ? -1 : 1)))
    hash.update(`${code} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Hash of what the library depends on, fast enough for every start. Manifests of packages count by their content,
 * because npm sets new modification times on each installation. Other files count by size and modification time. Paths are
 * relative to the root and times are whole milliseconds, so that a copy of the checkout has the same fingerprint.
 */
export function libraryFingerprint(): string {
  const hash = createHash('sha256')
    .update(pipelineHash())
    .update(process.env.LEXICON_WITHOUT ?? '');
  const imports = [...importFiles(), manifestName].map((name) => join(importsFolder, name));
  for (const path of [...watchedFiles(), ...imports]) {
    hash.update(`${relative(root, path)} ${existsSync(path) ? stampOf(path) : '0 0'}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function stampOf(path: string): string {
  return path.startsWith(packages) ? readFileSync(path, 'utf8') : fileStamp(path);
}

/** Whether the library was made from the current sources and code, and is unchanged since then. */
export function isLibraryCurrent(): boolean {
  if (!existsSync(libraryPath) || !existsSync(fingerprintPath)) return false;
  const [made = '', state] = readFileSync(fingerprintPath, 'utf8').split('\n');
  if (made !== libraryFingerprint()) return false;
  if (state === fileStamp(libraryPath)) return true;
  if (!isSound(libraryPath)) return false;
  recordLibrary(made);
  return true;
}

/** Records the inputs of the library, and the size and time of its file. */
export function recordLibrary(made: string): void {
  writeFileSync(fingerprintPath, `${made}\n${fileStamp(libraryPath)}\n`);
}

/**
 * Removes a library that cannot be read although its file looks unchanged, as after a disk error. Returns whether it
 * did. Takes a second. Call it after reading the library has failed.
 */
export function removeCorruptLibraryFile(path = libraryPath): boolean {
  if (!existsSync(path) || isSound(path)) return false;
  rmSync(path);
  return true;
}

/** Whether every page of the database can be read. An empty file can be read, but is not a library. */
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
