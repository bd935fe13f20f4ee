import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { hebrewBinyan, hebrewRootWord, hebrewVerb } from '#data/hebrew/contract/hebrew.ts';
import { findMissingPoints } from '#data/hebrew/language/missing-points.ts';
import { isOfFamily } from '#data/hebrew/language/shares-root.ts';
import { transliterate } from '#data/hebrew/language/transliterate.ts';

function read<T extends z.ZodType>(name: string, schema: T): z.infer<T>[] {
  return z.array(schema).parse(JSON.parse(readFileSync(`data/hebrew/content/${name}.json`, 'utf8')));
}
const binyanim = read('binyanim', hebrewBinyan);
const words = read('root-lmd', hebrewRootWord);
const verbs = read('verbs', hebrewVerb);

it('three binyanim are active, four passive or reflexive, as the page has them', () => {
  expect(binyanim.filter(({ voice }) => voice === 'active').map(({ name }) => name)).toEqual([
    "Pa'al",
    "Pi'el",
    "Hif'il",
  ]);
  expect(binyanim.filter(({ voice }) => voice !== 'active').map(({ name }) => name)).toEqual([
    "Nif'al",
    "Pu'al",
    "Huf'al",
    "Hitpa'el",
  ]);
});

it.each(binyanim)('$name: its example is a verb of it', ({ name, example }) => {
  expect(verbs.find(({ id }) => id === example)?.binyan).toBe(name);
});

it.each(binyanim)('$name is its Hebrew name in Latin letters', ({ name, hebrewName, transliteration }) => {
  expect(findMissingPoints(hebrewName)).toEqual([]);
  expect(transliteration).toBe(transliterate(hebrewName));
  expect(transliteration).toBe(name.toLowerCase().replace("'", '’'));
});

it.each(words)(
  '$hebrew has the letters ל.מ.ד, all its points, and is transliterated by the scheme',
  ({ hebrew, transliteration }) => {
    expect(isOfFamily(hebrew, 'ל.מ.ד')).toBe(true);
    expect(findMissingPoints(hebrew)).toEqual([]);
    expect(transliteration).toBe(transliterate(hebrew));
  },
);

it('no word of the family is told twice', () => {
  expect(new Set(words.map(({ hebrew }) => hebrew)).size).toBe(words.length);
  expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
});

const library = new Database('data/library.sqlite', { readonly: true, fileMustExist: true });
const lemma = library.prepare<[string], string>('SELECT lemma FROM entries WHERE number = ?').pluck();

it.each(words.filter(({ strongs }) => strongs))('$hebrew: $strongs is of the family too', ({ strongs }) => {
  expect(isOfFamily(lemma.get(strongs ?? '') ?? '', 'ל.מ.ד')).toBe(true);
});
