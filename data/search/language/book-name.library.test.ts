import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { spellingsOfBooks } from '../../bible/book-names.ts';
import { tryParseBookQuery } from './book-name.ts';
import { labelOfRange } from './verse-ranges.ts';

it.each([
  ['Canticles', 'Song of Solomon'],
  ['Rom', 'Romans'],
  ['Ps', 'Psalms'],
  ['Ps.', 'Psalms'],
  ['1 John', '1 John'],
  ['first john', '1 John'],
  ['Song of Sol.', 'Song of Solomon'],
  ['Matt-John', 'Matthew–John'],
  ['Acts - Romans', 'Acts–Romans'],
  ['Acts of the Apostles', 'Acts'],
  ['the Revelation of John', 'Revelation'],
  ['the Gospel of John', 'John'],
  ['Epistle to the Romans', 'Romans'],
  ['Tehillim', 'Psalms'],
  ['שמואל א', '1 Samuel'],
])('%s as the whole query opens %s', (text, label) => {
  const range = tryParseBookQuery(text);
  expect(range && labelOfRange(range)).toBe(label);
});

it.each(
  "John/Job/Apocalypse/the judges/Acts/Yonah/בראשית/1 s/so/love//can't/can’t/cant/song of/the acts of/ﬁre".split('/'),
)('%j is searched for as words', (text) => {
  expect(tryParseBookQuery(text)).toBeUndefined();
});

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
/** So rare as words that the book is meant: none occurs in more than a few verses. */
const rare =
  'lamentations habakkuk zephaniah obadiah malachi ephesians philippians philemon genesis exodus leviticus deuteronomy'.split(
    ' ',
  );

it('does not open a book for any word of the English texts', () => {
  if (!existsSync(file)) throw new Error(`${file} is not there: build it with "npm run library"`);
  const db = new Database(file, { readonly: true });
  const verses = db
    .prepare<[{ word: string }], number>(
      `SELECT max((SELECT b.terms ->> ('$."' || :word || '"[0]') FROM word_blocks AS b
        WHERE b.version_id = v.id AND b.first <= :word ORDER BY b.first DESC LIMIT 1)) FROM versions AS v WHERE v.language = 'en'`,
    )
    .pluck();
  const opened = spellingsOfBooks().filter(
    (name) => /^[a-z]+$/.test(name) && !rare.includes(name) && tryParseBookQuery(name) && verses.get({ word: name }),
  );
  expect(opened).toEqual([]);
});

/** Titles of books, word for word, which open the book although a verse has these words. */
const titles = [
  'book of psalms',
  'i john',
  'proverbs of solomon',
  'revelation of jesus christ',
  'song of songs',
  ...['lamentations', 'proverbs of solomon', 'song of songs', 'book of psalms', 'ephesians'].map(
    (name) => `the ${name}`,
  ),
];
const titleWord =
  /^(?:books?|epistles?|letters?|gospels?|revelations?|acts|lamentations|songs?|proverbs|kings?|john)$/i;

it('opens no book for words of the English texts that are also in a title', () => {
  const db = new Database(file, { readonly: true });
  const texts = db
    .prepare<[], string>(
      `SELECT v.text FROM versions AS w JOIN verses AS v ON v.key BETWEEN w.id * 100000000 AND w.id * 100000000 + 99999999 WHERE w.language = 'en'`,
    )
    .pluck()
    .all();
  const parts = new Set<string>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
    for (const [at, word] of words.entries()) {
      if (/['’]/u.test(word)) parts.add(word);
      if (!titleWord.test(word)) continue;
      for (let start = Math.max(0, at - 2); start <= at; start += 1)
        for (let end = at + 1; end <= Math.min(words.length, at + 3); end += 1)
          if (end - start > 1) parts.add(words.slice(start, end).join(' '));
    }
  }
  const opened = [...parts].filter((part) => tryParseBookQuery(part) && !titles.includes(part));
  expect(parts.size).toBeGreaterThan(5_000);
  expect(opened).toEqual([]);
});
