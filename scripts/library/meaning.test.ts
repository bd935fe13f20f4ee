import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { meaningError, shortenMeaning, cleanUpMeaning } from './meaning.ts';
import { libraryPath } from './library-paths.ts';

if (!existsSync(libraryPath)) throw new Error('There is no data/library.sqlite: run "npm run library" first.');

test('all 14,197 meanings are phrases that a dictionary would print', () => {
  const db = new Database(libraryPath, { readonly: true });
  const entries = db.prepare<[], { number: string; gloss: string }>('SELECT number, gloss FROM entries').all();
  db.close();
  expect(entries).toHaveLength(14_197);
  const errors = entries.flatMap(({ number, gloss }) => {
    const error = meaningError(gloss);
    return error ? [`${number} "${gloss}": ${error}`] : [];
  });
  expect(errors).toEqual([]);
});

/** Meanings that a page once showed. */
test.each([
  ['from G3700)', 'half a bracket'],
  ['to love Compare G5368', 'a number'],
  ['Booz,, an Israelite', 'a stray sign'],
  ['to be white,  to make bricks', 'a stray sign'],
  ['a summit (of a tree, mountain', 'half a bracket'],
  ['of uncertain derivation', 'words on its origin'],
  ['in this way, or', 'a dangling word'],
  ['Abijah, the name of several men and two…', 'a stray sign'],
  ['', '0 letters'],
  ['but, and', undefined],
  ['to gird on', undefined],
  ['a brother', undefined],
])('says about “%s”: %s', (meaning, error) => {
  expect(meaningError(meaning)).toBe(error);
});

test.each([
  ['a brother, )', 'a brother'],
  ['to be fresh, full, cheerful)', 'to be fresh, full, cheerful'],
  ['a summit (of a tree, mountain', 'a summit'],
  ['Booz,, an Israelite', 'Booz, an Israelite'],
  ['to twist as a rope,  to bound', 'to twist as a rope, to bound'],
  ['Kisleu, the 9th Hebrew month', 'Kisleu, the ninth Hebrew month'],
  ['but, and, etc', 'but, and'],
  ['in this way, or', 'in this way'],
])('cleans up “%s” to “%s”', (text, expected) => {
  expect(cleanUpMeaning(text)).toBe(expected);
});

test.each([
  ['Abijah, the name of several Israelite men and two Israelite women', 'Abijah, the name of several Israelite men'],
  ['a Chatsi-ham-Menachtite or descendant of Chatsi-ham-Menuchoth here', 'a Chatsi-ham-Menachtite'],
  ['God', 'God'],
])('shortens “%s” to a complete phrase', (text, expected) => {
  expect(shortenMeaning(text)).toBe(expected);
});
