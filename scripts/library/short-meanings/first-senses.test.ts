// cspell:ignore Metzger
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { libraryPath } from '../library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');

/**
 * The most common words of both Testaments with the sense that a student learns first, after the vocabularies of Bruce M.
 * Metzger, "Lexical Aids for Students of New Testament Greek", and Larry A. Mitchel, "A Student's Vocabulary for Biblical
 * Hebrew and Aramaic". Only the number and the word are listed.
 */
const expected = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'first-senses.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

/** Without the lexicons, meanings come from Strong's definitions, and most common words still have their first sense. */
function hasLexicons(): boolean {
  const db = new Database(libraryPath, { readonly: true });
  const loaded = db
    .prepare("SELECT count(*) FROM sources WHERE code IN ('abbott-smith', 'hebrew-lexicon') AND status = 'loaded'")
    .pluck()
    .get();
  db.close();
  return loaded === 2;
}
const fewestWithoutLexicons = 330;

test('the most common words have the first sense of students’ vocabularies', () => {
  const db = new Database(libraryPath, { readonly: true });
  const glosses = new Map(db.prepare<[], [string, string]>('SELECT number, gloss FROM entries').raw().all());
  db.close();
  expect(expected.length).toBeGreaterThan(300);
  const others = expected.flatMap(([number = '', word = '']) => {
    const [first = ''] = (glosses.get(number) ?? '').split(/[,;(?!]/);
    return first.replace(/^to /, '').trim().toLowerCase() === word.toLowerCase()
      ? []
      : [`${number}: ${first}, not ${word}`];
  });
  if (hasLexicons()) expect(others).toEqual([]);
  else expect(expected.length - others.length).toBeGreaterThanOrEqual(fewestWithoutLexicons);
});

/** What readers saw before: "assigning a reason", "heroic", "good for nothing, by anal, vain". */
test.skipIf(!hasLexicons()).each([
  ['G1063', 'for, because'],
  ['G2264', 'Herod the Great; Herod Antipas; Herod Agrippa I'],
  ['H457', 'idol; worthless'],
  ['H3372', 'to fear, be afraid; to revere'],
  ['G2889', 'world'],
  ['G4074', 'Peter (Petrus), an apostle'],
  ['H3478', 'Israel (Jisrael), name of Jacob and of his people'],
  ['H8480', 'Tahath (Tachath), the name of Israelites and of a place'],
  ['H6876', 'Tyrian (Tsorite), inhabitant of Tyre'],
  ['H5489', 'Suph, a place in the desert'],
  ['H7585', 'Sheol, the grave, realm of the dead'],
  ['G2332', 'Thessalonica (Thessalonice), a city of Macedonia'],
  ['G2268', 'Isaiah (Hesaias), the prophet'],
])('the meaning of %s is “%s”', (number, meaning) => {
  const db = new Database(libraryPath, { readonly: true });
  expect(db.prepare('SELECT gloss FROM entries WHERE number = ?').pluck().get(number)).toBe(meaning);
  db.close();
});
