import { expect, it } from 'vitest';
import { books } from './books.ts';
import { tryFindBook } from './find-book.ts';
import { rstneLabel } from './rstne-books.ts';

const labels: [book: number, label: string][] = [
  [1, 'Beresheeth-Genesis'],
  [2, 'Shemoth-Exodus'],
  [9, 'Schmuel Alef-1 Samuel'],
  [10, 'Schmuel Bet-2 Samuel'],
  [19, 'Tehillim-Psalms'],
  [22, 'Shir HaShirim-Song of Solomon'],
  [23, 'Yeshayahu-Isaiah'],
  [39, 'Malachi-Malachi'],
  [40, 'Mattityahu-Matthew'],
  [58, 'Ivrim-Hebrews'],
  [65, 'Yehudah-Jude'],
];
it.each(labels)('labels book %d %s', (book, label) => {
  expect(rstneLabel(book)).toBe(label);
});

it('has 66 labels, each for another book, which the label finds', () => {
  const all = books.map((book) => rstneLabel(book.number));
  expect(new Set(all).size).toBe(66);
  expect(all.map((label) => tryFindBook(label)?.number)).toEqual(books.map((book) => book.number));
});

it.each([
  ['1', 'Genesis'],
  ['beresheeth-genesis', 'Genesis'],
  ['Beresheeth', 'Genesis'],
  ['TEHILLIM', 'Psalms'],
  ['yochanan_gimel', '3 John'],
  ['Yochanan', 'John'],
  ['song-of-solomon', 'Song of Solomon'],
  ['1jn', '1 John'],
  ['Daniel', 'Daniel'],
])('reads %s as %s', (text, name) => {
  expect(tryFindBook(text)?.name).toBe(name);
});

it.each(['', '67', 'Beresheeth-Exodus', 'tobit', '<b>', 'x'.repeat(5000)])('finds no book in %s', (text) => {
  expect(tryFindBook(text)).toBeUndefined();
});

it('rejects a number that is not a book', () => {
  expect(() => rstneLabel(67)).toThrow(/67 is not a book/);
});
