import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { spellingsOfBooks } from '../../bible/book-names.ts';
import { tryParseBookQuery } from './book-name.ts';
import { labelOfRange } from './verse-ranges.ts';

it.each([
  ['Canticles', 'Song of Solomon'],
  ['Apocalypse', 'Revelation'],
  ['Rom', 'Romans'],
  ['Ps', 'Psalms'],
  ['Ps.', 'Psalms'],
  ['1 John', '1 John'],
  ['first john', '1 John'],
  ['Song of Sol.', 'Song of Solomon'],
  ['Matt-John', 'Matthew–John'],
  ['Tehillim', 'Psalms'],
  ['שמואל א', '1 Samuel'],
])('%s as the whole query opens %s', (text, label) => {
  const range = tryParseBookQuery(text);
  expect(range && labelOfRange(range)).toBe(label);
});

it.each(['John', 'Job', 'the judges', 'Acts', 'Yonah', 'בראשית', '1 s', 'so', 'love', ''])(
  '%j is searched for as words',
  (text) => {
    expect(tryParseBookQuery(text)).toBeUndefined();
  },
);

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
