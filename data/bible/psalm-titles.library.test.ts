import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { psalmTitleNote } from './psalm-titles.ts';
import { verseMapOf, type VersePair } from './versification.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
if (!existsSync(file)) throw new Error(`${file} is not there: build it with "npm run library"`);
const db = new Database(file, { readonly: true });
afterAll(() => db.close());
const map = verseMapOf(
  db.prepare<[], VersePair>('SELECT wlc, kjv, wlc_part AS wlcPart, kjv_part AS kjvPart FROM verse_map').all(),
);
const noted = (word: string): number[] =>
  Array.from({ length: 150 }, (_, index) => index + 1).filter((psalm) =>
    psalmTitleNote(19_000_001 + psalm * 1_000, map).includes(word),
  );

/** As printed in Hebrew Bibles. */
test('four psalms have a title of two verses', () => {
  expect(noted('verses 1 and 2')).toEqual([51, 52, 54, 60]);
});

test('there is no note for psalms with the same Hebrew numbers and for other books', () => {
  for (const psalm of [1, 23, 119]) expect(psalmTitleNote(19_000_001 + psalm * 1_000, map)).toBe('');
  expect(psalmTitleNote(39_004_001, map)).toBe('');
  expect(noted('as verse 1,')).toEqual(expect.arrayContaining([3, 4, 5, 6, 7, 8, 9, 18, 22, 30, 92, 102, 142]));
});
