import { expect, it } from 'vitest';
import { tryFindBook } from './find-book.ts';

it.each([
  ['1', 'Genesis'],
  ['66', 'Revelation'],
  ['genesis', 'Genesis'],
  ['song-of-solomon', 'Song of Solomon'],
  ['Song of Songs', 'Song of Solomon'],
  ['psalm', 'Psalms'],
  ['Ps', 'Psalms'],
  ['1jn', '1 John'],
  ['1-john', '1 John'],
  ['I Samuel', '1 Samuel'],
  ['2+Kings', '2 Kings'],
  ['Rev', 'Revelation'],
  ['Jude', 'Jude'],
  // Misspelled.
  ['Gensis', 'Genesis'],
  ['Revalation', 'Revelation'],
])('reads %s as %s', (text, name) => {
  expect(tryFindBook(text)?.name).toBe(name);
});

it.each([
  '',
  '0',
  '67',
  '100',
  'tobit',
  '4 Kings',
  'genesis 1',
  'genesis-exodus',
  // All chapters of two books, and ranges of books.
  'Gensis 1–50; Luke 1–24',
  'Gensis to Revalation',
  '1 and 2 Samual',
  'H430',
  '<b>',
  '../..',
  'x'.repeat(5000),
])('finds no book in %s', (text) => {
  expect(tryFindBook(text)).toBeUndefined();
});
