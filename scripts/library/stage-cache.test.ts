import { closeSync, copyFileSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { libraryContents } from '../checks/library-contents.ts';
import { buildLibrary } from './build.ts';
import { crossReferencesKey, readStages, copyStage, verseIndexKey, writeStages, type Stages } from './stage-cache.ts';
import { createLibrary } from './open-library-file.ts';

// Builds. Each takes most of a minute on a shared machine.
const patience = 20 * 60_000;
let folder = '';
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stages-'));
  mkdirSync(at('imports'));
  // The longest texts. Assertions about them apply only if they are present.
  vi.stubEnv('LEXICON_WITHOUT', 'engKJV2006eb,web,wlc');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function build(): Promise<void> {
  const stages: string[] = [];
  await buildLibrary({
    target: at('library.sqlite'),
    imports: at('imports'),
    record: at('stages'),
    onProgress: ({ stage }) => stages.push(stage),
  });
  expect(stages, 'rebuilds everything').toContain('Writing entries');
}

function change(sql: string): void {
  const db = new Database(at('library.sqlite'));
  db.exec(sql);
  db.close();
}

/** Simulates a library that other code has made with the same stages. */
function asByOtherCode(stages: Stages, sql: string): void {
  change(`UPDATE edition SET id = 'another'; ${sql}`);
  writeStages(at('stages'), at('library.sqlite'), stages);
}

const added = `INSERT INTO cross_references (chapter, verses) VALUES (99001, '{}');
  INSERT INTO word_blocks (version_id, first, terms, posting_lists) SELECT 99, first, terms, posting_lists FROM word_blocks LIMIT 1`;
const removed = `DELETE FROM cross_references WHERE chapter = 99001; DELETE FROM word_blocks WHERE version_id = 99; ANALYZE`;

test(
  'reuses stages whose code and inputs are the same, with the same result as a full build',
  { timeout: patience },
  async () => {
    await build();
    copyFileSync(at('library.sqlite'), at('whole.sqlite'));
    const built = libraryContents(at('whole.sqlite'));
    const stages = readStages(at('stages'), at('library.sqlite'));
    if (!stages) throw new Error('nothing is known of the stages');
    expect(Object.keys(stages.verseIndex)).toEqual(['kjv', 'sblgnt']);

    asByOtherCode(stages, added);
    await build();
    expect(libraryContents(at('library.sqlite'))).not.toEqual(built);
    change(removed);
    expect(
      libraryContents(at('library.sqlite')),
      'differs only in the rows that were added to show that they are reused',
    ).toEqual(built);
    expect(
      readStages(at('stages'), at('library.sqlite')),
      'ignores the stages of a library that was changed',
    ).toBeUndefined();

    asByOtherCode({ crossReferences: 'of other numbers', verseIndex: { ...stages.verseIndex, web: 'gone' } }, added);
    await build();
    expect(libraryContents(at('library.sqlite'))).toEqual(built);
    expect(readStages(at('stages'), at('library.sqlite'))).toEqual(stages);
  },
);

test('the key of a stage changes with each of its inputs', () => {
  const about = { id: 1, code: 'kjv', language: 'en' };
  const row = { key: 101001001, text: 'In the beginning', marks: {} };
  const rows = [row];
  const key = verseIndexKey({ about, rows });
  expect(verseIndexKey({ about: { ...about }, rows: structuredClone(rows) })).toBe(key);
  expect(verseIndexKey({ about: { ...about, language: 'de' }, rows })).not.toBe(key);
  expect(verseIndexKey({ about, rows: [{ ...row, marks: { words: [[0, 2, 'H1']] } }] })).not.toBe(key);
  const numbers = new Map([[1001001, new Map([['H1', 1] as const])]]);
  const other = new Map([[1001001, new Map([['H1', 2] as const])]]);
  expect(crossReferencesKey([numbers, new Map()])).not.toBe(crossReferencesKey([other, new Map()]));
  expect(crossReferencesKey([numbers, new Map()])).not.toBe(crossReferencesKey([new Map(), numbers]));
});

test('reuses no stage from a library whose rows cannot be read', () => {
  const sql = `INSERT INTO cross_references (chapter, verses) VALUES (1001, '${JSON.stringify({ 1001001: 'x'.repeat(9_000) })}')`;
  const damaged = createLibrary(at('damaged.sqlite'));
  damaged.exec(sql);
  const page = damaged
    .prepare<[], number>("SELECT rootpage FROM sqlite_master WHERE name = 'cross_references'")
    .pluck()
    .get();
  damaged.close();
  const file = openSync(at('damaged.sqlite'), 'r+');
  writeSync(file, Buffer.alloc(200, 0xff), 0, 200, ((page ?? 1) - 1) * 4096);
  closeSync(file);
  const db = createLibrary(at('next.sqlite'));
  expect(copyStage(db, at('damaged.sqlite'), 'crossReferences')).toBe(false);
  expect(db.prepare('SELECT count(*) FROM cross_references').pluck().get()).toBe(0);
  expect(copyStage(db, at('damaged.sqlite'), 'verseIndex'), 'copies a stage that is stored elsewhere in the file').toBe(
    true,
  );
  db.close();
});
