import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type Database from 'better-sqlite3';
import * as z from 'zod';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import { hashFiles } from '../code/hash-files.ts';
import { reach } from '../code/reach.ts';
import { readImports } from '../code/read-imports.ts';
import { root } from '../sources/source-paths.ts';
import { migrationFiles } from './open-library-file.ts';
import type { IndexedVersion } from './index-versions.ts';

/**
 * Checksums of the code and inputs of slow stages, which together take half of a build. If a checksum matches that of
 * the library in use, the stage's rows are reused.
 */
const stages = z.object({
  crossReferences: z.string(),
  /** For each version in the index, by its code. */
  verseIndex: z.record(z.string(), z.string()),
});

export type Stages = z.output<typeof stages>;

const record = stages.extend({ file: z.string() });

/** Entry points of each stage's code, as paths from the root. The code that they import counts too. */
const makers = {
  crossReferences: ['scripts/library/cross-reference-rows.ts', 'scripts/library/open-library-file.ts'],
  verseIndex: ['scripts/library/index-versions.ts'],
};

/** The tables that each stage fills. For a full-text index, these are the internal tables. */
const tables: Record<keyof Stages, readonly string[]> = {
  crossReferences: ['cross_references'],
  verseIndex: ['word_blocks', ...['data', 'idx', 'docsize', 'config'].map((part) => `verses_fts_${part}`)],
};

type Numbers = ReadonlyMap<VerseId, ReadonlyMap<EntryNumber, number>>;

/** Checksum of the code that compares verses, and of the Strong's numbers that it compares. */
export function crossReferencesKey(testaments: readonly Numbers[]): string {
  const hash = createHash('sha256').update(codeOf('crossReferences'));
  for (const numbers of testaments) {
    for (const [verse, counts] of numbers) hash.update(JSON.stringify([verse, ...counts]));
    hash.update('\n');
  }
  return hash.digest('hex');
}

/** Checksum of the code that indexes a version, and of its verses. */
export function verseIndexKey({ about, rows }: IndexedVersion): string {
  const hash = createHash('sha256').update(codeOf('verseIndex'));
  hash.update(JSON.stringify([about.id, about.language]));
  for (const row of rows) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}

const codes = new Map<keyof Stages, string>();

/** Hashed once, because running code does not change. */
function codeOf(stage: keyof Stages): string {
  const code = codes.get(stage) ?? hashCode(makers[stage]);
  codes.set(stage, code);
  return code;
}

function hashCode(entries: readonly string[]): string {
  const migrations = migrationFiles().map((file) => relative(root, file).replaceAll(sep, '/'));
  return JSON.stringify(hashFiles([...reach(entries, readImports(root, entries)), ...migrations], root));
}

/** Copies the rows of a stage from another library into a new one. Returns false if the other library is damaged. */
export function copyStage(db: Database.Database, from: string, stage: keyof Stages): boolean {
  db.prepare('ATTACH ? AS before').run(from);
  // Allows writes to the internal tables of a full-text index.
  db.unsafeMode(true);
  try {
    const isSound = tables[stage].every(
      (table) => db.pragma(`before.quick_check('${table}')`, { simple: true }) === 'ok',
    );
    if (isSound)
      db.transaction(() => {
        for (const table of tables[stage])
          db.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM before.${table}`);
      })();
    return isSound;
  } finally {
    db.unsafeMode(false);
    db.exec('DETACH before');
  }
}

/** Stages of a library that is unchanged since its build; `undefined` for any other. */
export function readStages(path: string, library: string): Stages | undefined {
  if (!existsSync(path) || !existsSync(library)) return undefined;
  const { data } = record.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return data?.file === fileStamp(library) ? stages.parse(data) : undefined;
}

export function writeStages(path: string, library: string, { crossReferences, verseIndex }: Stages): void {
  const written: z.output<typeof record> = { file: fileStamp(library), crossReferences, verseIndex };
  writeFileSync(path, JSON.stringify(written));
}

/** Size and modification time, in whole milliseconds, which a copy of the file preserves. */
export function fileStamp(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${Math.round(mtimeMs)}`;
}
