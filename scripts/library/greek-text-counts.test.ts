import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { locatePackaged } from '../sources/packaged-files.ts';
import { abbottSmithFile, morphgntFiles } from '../sources/packaged-sources.ts';
import { greekCounts } from './fixtures/printed-counts.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());

const countsIn = (version: string): ReadonlyMap<string, number> =>
  new Map(
    db
      .prepare<[string], [string, number]>('SELECT number, total FROM occurrences WHERE version = ?')
      .raw()
      .all(version),
  );
const [sblgnt, tr] = [countsIn('sblgnt'), countsIn('tr')];
const folder = locatePackaged({
  name: 'counts of the Greek text',
  from: 'bibledit-cloud-data',
  files: [abbottSmithFile, ...morphgntFiles],
});
const isReadable = folder !== undefined && sblgnt.size > 0 && tr.size > 0;
const read = (file: string): string => readFileSync(join(folder ?? '', file), 'utf8').normalize('NFC');

const offBy = (count: number, wanted: number): number => Math.abs(count - wanted) / wanted;
const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where MorphGNT puts words under another headword than Strong, or the two Greek texts differ. */
const differently = new Map([
  ['G1210', 'MorphGNT has δεῖ, G1163, under δέω.'],
  ['G2036', 'εἶπον and ἐρῶ are forms of λέγω. Strong has some of them under G2046.'],
  ['G2112', 'The list takes in εὐθύς, G2117, which the text has as an adverb of its own.'],
  ['G3708', 'εἶδον, G1492, is a form of ὁράω.'],
  ['G5426', 'The Textus Receptus has the verb four times more.'],
]);

test.skipIf(!isReadable)(
  '218 counts of the Textus Receptus fit the SBLGNT, apart from words under other headwords',
  () => {
    const shares = [...greekCounts].map(([number, words]): [string, number] => [
      number,
      offBy(sblgnt.get(number) ?? 0, words),
    ]);
    expect(shares.filter(([, share]) => share > 0.1).map(([number]) => number)).toEqual([...differently.keys()]);
    expect(average(shares.filter(([number]) => !differently.has(number)).map(([, share]) => share))).toBeLessThan(0.02);
  },
);

test.skipIf(!isReadable)('counts of the SBLGNT are those of MorphGNT’s lemmas', () => {
  const lemmas = Map.groupBy(
    morphgntFiles.flatMap((file) => read(file).trimEnd().split(/\r?\n/)),
    (line) => line.split(' ')[6] ?? '',
  );
  const headword = db.prepare<[string], string>('SELECT lemma FROM entries WHERE number = ?').pluck();
  const compared = [...greekCounts].flatMap(([number, wanted]) => {
    const words = lemmas.get(headword.get(number)?.normalize('NFC') ?? '')?.length;
    return words === undefined ? [] : [{ number, wanted, words, own: sblgnt.get(number) ?? 0 }];
  });
  // Nine headwords are spelled in another way.
  expect(compared).toHaveLength(209);
  expect(average(compared.map(({ own, words }) => offBy(own, words)))).toBeLessThan(0.01);
  // So it is the text that differs from the list: MorphGNT's own counts are further from it.
  const same = compared.filter(({ number }) => !differently.has(number));
  const ofMorphGnt = average(same.map(({ words, wanted }) => offBy(words, wanted)));
  expect(average(same.map(({ own, wanted }) => offBy(own, wanted)))).toBeLessThan(ofMorphGnt);
});

/**
 * A count of the printed lexicon: the numbers of an entry, its own first, and how often its word is in the
 * New Testament. A count with "KJV" is that of the Textus Receptus. Read without the code of the build.
 */
const printed = (folder === undefined ? [] : read(abbottSmithFile).split('<entry ').slice(1)).flatMap((entry) => {
  const note = /<note type="occurrencesNT"[^>]*>\s*(?<count>\d+)\s*(?<kjv>\(?KJV\)?)?\s*<\/note>/.exec(entry)?.groups;
  const numbers = /^[^>]*lemma="[^"|]*(?<others>[^"]*)"[^>]*strong="(?<number>G\d+)"/.exec(entry)?.groups;
  if (!note || Number(note['count']) === 0) return [];
  const listed = [numbers?.['number'], ...(numbers?.['others'] ?? '').split('|')].filter((each) => each);
  return [{ numbers: [...new Set(listed)], count: Number(note['count']), isReceived: note['kjv'] !== undefined }];
});

const isNear = (count: number, wanted: number): boolean => offBy(count, wanted) <= 0.05;

/** Words that count under the number of their lemma, by the number of the form. */
const lemmaOfForm = new Map(
  db
    .prepare<[], [string, string]>(
      `SELECT DISTINCT word.value ->> 4, word.value ->> 2 FROM verses v, json_each(v.marks, '$.words') word
        WHERE v.key / 100000000 = (SELECT id FROM versions WHERE code = 'sblgnt') AND word.value ->> 4 IS NOT NULL`,
    )
    .raw()
    .all(),
);

function classOf({ numbers, count }: (typeof printed)[number]): string {
  const [number = ''] = numbers;
  const [own, received] = [sblgnt.get(number) ?? 0, tr.get(number) ?? 0];
  const all = numbers.map((each) => sblgnt.get(each ?? '') ?? 0);
  if (number === '') return 'no number';
  if (isNear(own, count)) return 'SBLGNT';
  if (isNear(received, count)) return 'Textus Receptus';
  if (isNear(sblgnt.get(lemmaOfForm.get(number) ?? '') ?? 0, count)) return 'lemma of the form';
  if (
    all.some((each) => isNear(each, count)) ||
    isNear(
      all.reduce((a, b) => a + b, 0),
      count,
    )
  )
    return 'other number';
  if (Math.min(Math.abs(own - count), Math.abs(received - count)) === 1) return 'one occurrence';
  return 'rest';
}

/** `docs/decisions/0084-word-studies-from-forms.md` explains the classes. */
test.skipIf(!isReadable)('nine of ten printed counts of Abbott-Smith’s lexicon are those of entries', () => {
  const own = printed.filter(({ isReceived }) => !isReceived);
  const classes = Map.groupBy(own, classOf);
  const sizeOf = (name: string): number => classes.get(name)?.length ?? 0;
  const withNumber = own.length - sizeOf('no number');
  expect(withNumber).toBeGreaterThan(5200);
  expect(sizeOf('SBLGNT') / withNumber).toBeGreaterThan(0.93);
  expect((sizeOf('SBLGNT') + sizeOf('Textus Receptus')) / withNumber).toBeGreaterThan(0.95);
  expect(sizeOf('rest') / withNumber).toBeLessThan(0.027);

  const received = printed.filter(({ isReceived, numbers }) => isReceived && numbers.length > 0);
  const near = received.filter(({ numbers: [number = ''], count }) => isNear(tr.get(number) ?? 0, count));
  expect(received.length).toBeGreaterThan(100);
  expect(near.length / received.length).toBeGreaterThan(0.9);
});
