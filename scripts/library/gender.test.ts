import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { correctGender } from './gender.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');
const db = new Database(libraryPath, { readonly: true });
afterAll(() => db.close());

/** From grammars and lexicons of Biblical Hebrew. The dictionary's file differs for the first five. */
test.each([
  ['H5892', 'עיר', 'noun, feminine'],
  ['H5178', 'נחשת', 'noun, feminine'],
  ['H2885', 'טבעת', 'noun, feminine'],
  ['H7356', 'רחמים', 'noun, masculine'],
  ['H3247', 'יסוד', 'noun, masculine'],
  ['H776', 'ארץ', 'noun, feminine'],
  ['H3027', 'יד', 'noun, feminine'],
  ['H6593', 'פשתה', 'noun, feminine'],
  ['H3117', 'יום', 'noun, masculine'],
  ['H3225', 'ימין', 'noun, feminine'],
  ['H1697', 'דבר', 'noun, masculine'],
])('%s, %s, is a %3$s', (number, _word, expected) => {
  expect(db.prepare('SELECT part_of_speech FROM entries WHERE number = ?').pluck().get(number)).toBe(expected);
});

test('does not change the gender for few words, or for other parts of speech', () => {
  expect(correctGender('H10', 'noun, feminine', { m: 2, f: 0, b: 0 })).toBe('noun, feminine');
  expect(correctGender('H1254', 'verb', { m: 0, f: 9, b: 0 })).toBe('verb');
  expect(correctGender('H1', 'noun, masculine', undefined)).toBe('noun, masculine');
});
