import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findNewTexts } from './add-texts.ts';
import { buildLibrary } from './build.ts';

// Builds, each of which takes most of a minute on a machine shared with others.
const patience = 6 * 60_000;
let folder = '';
let imports = '';
const stages: string[] = [];
const build = async (name: string): Promise<string> => {
  const target = join(folder, name);
  stages.length = 0;
  await buildLibrary({ target, imports, onProgress: ({ stage }) => stages.push(stage) });
  return target;
};
const verses = (word: string): string =>
  Array.from({ length: 25 }, (_, at) => `Philemon 1:${at + 1} Grace to you, ${word}, ${at + 1}.`).join('\n');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'added-'));
  imports = join(folder, 'imports');
  mkdirSync(imports);
  // The longest texts; what is asserted of them is asserted only where they are there.
  vi.stubEnv('LEXICON_WITHOUT', 'engKJV2006eb,web,sblgnt');
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test(
  'a plain text is added to the library there is, which comes to the same as building all of it',
  { timeout: patience },
  async () => {
    const added = await build('added.sqlite');
    writeFileSync(join(imports, 'peaceable.txt'), verses('peaceable'));
    await build('added.sqlite');
    expect(stages).toContain('Adding peaceable');
    expect(stages).not.toContain('Writing entries');
    const whole = await build('whole.sqlite');
    expect(stages).toContain('Writing entries');
    expect(contents(added)).toEqual(contents(whole));

    // Another text of the same name is no addition.
    writeFileSync(join(imports, 'peaceable.txt'), verses('otherwise'));
    expect(await findNewTexts(added, imports)).toBeUndefined();
  },
);

/** Number and hash of the rows of each table, those of the full-text index among them. */
function contents(path: string): Record<string, string> {
  const db = new Database(path, { readonly: true });
  try {
    const names = db
      .prepare<[], string>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%_fts%' AND name <> 'edition' ORDER BY name",
      )
      .pluck()
      .all();
    for (const index of ['verses_fts', 'entries_fts'])
      db.exec(`CREATE VIRTUAL TABLE temp.${index}_terms USING fts5vocab(main, ${index}, instance)`);
    const read = (query: string): string => {
      const hash = createHash('sha256');
      let rows = 0;
      for (const row of db.prepare<[], unknown[]>(query).raw().iterate()) {
        hash.update(JSON.stringify(row));
        rows += 1;
      }
      return `${rows} rows, ${hash.digest('hex')}`;
    };
    return Object.fromEntries([
      ...names.map((name) => [name, read(`SELECT * FROM ${name} ORDER BY 1, 2`)]),
      ...['verses_fts', 'entries_fts'].map((name) => [
        name,
        read(`SELECT * FROM temp.${name}_terms ORDER BY 1, 2, 3, 4`),
      ]),
      ['edition', read('SELECT id, hebrew_entries, greek_entries, verses, revision FROM edition')],
    ]);
  } finally {
    db.close();
  }
}
