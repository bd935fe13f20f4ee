import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { libraryPath } from './library-paths.ts';
import { greekCounts, hebrewPrinted, printed, printedOthers, reasons } from './fixtures/printed-counts.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());

/** The tags of the master file. Those of the module that replaces it are further from the printed counts. */
const tagged =
  db.prepare("SELECT 1 FROM versions WHERE code = 'kjv_strongs' AND source = 'kjv-master'").get() !== undefined;

const count = (number: string): number =>
  db
    .prepare<[string], number>("SELECT total FROM occurrences WHERE number = ? AND version = 'kjv_strongs'")
    .pluck()
    .get(number) ?? 0;

/** The relative error of each count. */
const shares = (counts: ReadonlyMap<string, number>): [number: string, share: number][] =>
  [...counts].map(([number, wanted]) => [number, Math.abs(count(number) - wanted) / wanted]);

const average = (list: readonly [string, number][]): number =>
  list.reduce((sum, [, share]) => sum + share, 0) / list.length;

test.skipIf(!tagged)('218 counts of the Greek Testament are 1.6 % off at most on average', () => {
  expect(greekCounts.size).toBe(218);
  expect(average(shares(greekCounts))).toBeLessThanOrEqual(0.016);
});

test.skipIf(!tagged)('each of them that is more than a tenth off has its reason', () => {
  const far = shares(greekCounts).filter(([, share]) => share > 0.1);
  expect(far.map(([number]) => number).toSorted()).toEqual([...reasons.keys()]);
});

test.skipIf(!tagged)(
  'counts that concordances print are 0.5 % off at most on average, for these and other numbers',
  () => {
    expect(average(shares(printed))).toBeLessThanOrEqual(0.005);
    expect(average(shares(printedOthers))).toBeLessThanOrEqual(0.005);
  },
);

test.skipIf(!tagged)('counts of the Old Testament match the printed ones', () => {
  expect(average(shares(hebrewPrinted))).toBeLessThanOrEqual(0.005);
});

/** The file has 391 split phrases in the Old Testament, two of them with one piece. */
test.skipIf(!tagged)('has the split phrases of the file in the Old Testament', () => {
  const further = db
    .prepare<[], number>(
      `SELECT count(*) FROM verses v, json_each(v.marks, '$.words') word
        WHERE v.key / 100000000 = (SELECT id FROM versions WHERE code = 'kjv_strongs')
          AND v.key % 100000000 < 40000000 AND word.value ->> 3 = '+'`,
    )
    .pluck()
    .get();
  expect(further).toBe(389);
});

/** One count of each word of the Textus Receptus: its edition in the file, and the printed counts of four words. */
test.skipIf(!tagged)('counts the words of the Greek text by their positions', () => {
  const total = db.prepare("SELECT tagged_words FROM versions WHERE code = 'tr'").pluck().get();
  expect(total).toBe(140_620);
  expect(['G622', 'G1097', 'G4151', 'G5087'].map(count)).toEqual([92, 223, 385, 96]);
});

test.skipIf(!tagged)('no tag begins or ends inside a word', () => {
  const cut = db
    .prepare<[], { key: number; text: string; words: string }>(
      "SELECT key, text, marks ->> 'words' AS words FROM verses WHERE key / 100000000 = 1 AND marks ->> 'words' IS NOT NULL",
    )
    .all()
    .filter(({ text, words }) =>
      (JSON.parse(words) as [number, number][]).some(
        ([start, end]) => start < end && [start, end].some((at) => /^\p{L}{2}$/u.test(text.slice(at - 1, at + 1))),
      ),
    );
  expect(cut).toEqual([]);
});

test.skipIf(!tagged)('counts every Greek number as often as the Greek text has it', () => {
  const different = db
    .prepare(
      `SELECT number FROM occurrences a WHERE version IN ('kjv_strongs', 'tr') AND number LIKE 'G%'
        GROUP BY number HAVING count(*) <> 2 OR min(total) <> max(total)`,
    )
    .all();
  expect(different).toEqual([]);
});
