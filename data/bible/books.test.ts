import { expect, it } from 'vitest';
import { bookByNumber, bookByOsis, books } from './books.ts';

/** Chapters of each book, as in any printed King James Version: 929 and 260. */
const chapters = {
  old: '50 40 27 36 34 24 21 4 31 24 22 25 29 36 10 13 10 42 150 31 12 8 66 52 5 48 12 14 3 9 1 4 7 3 3 3 2 14 4',
  new: '28 16 24 21 28 16 16 13 6 6 4 4 5 3 6 4 3 1 13 5 5 3 5 1 1 1 22',
};

it.each(['old', 'new'] as const)('the books of the %s testament have the right chapters', (testament) => {
  const own = books.filter((book) => book.testament === testament);
  expect(own.map((book) => book.chapters).join(' ')).toBe(chapters[testament]);
  expect(own.reduce((sum, book) => sum + book.chapters, 0)).toBe(testament === 'old' ? 929 : 260);
});

it.each([
  [1, 'Gen', 'genesis', 'old'],
  [22, 'Song', 'song-of-solomon', 'old'],
  [39, 'Mal', 'malachi', 'old'],
  [40, 'Matt', 'matthew', 'new'],
  [62, '1John', '1-john', 'new'],
  [66, 'Rev', 'revelation', 'new'],
])('book %i is %s, %s', (number, osis, slug, testament) => {
  expect(bookByNumber(number)).toMatchObject({ number, osis, slug, testament });
  expect(bookByOsis(osis)).toBe(bookByNumber(number));
});

it.each([0, 67, -1, 1.5])('throws for book %d', (number) => {
  expect(() => bookByNumber(number)).toThrow(`${number} is not a book`);
});

it('throws for a book outside the 66', () => {
  expect(() => bookByOsis('Tob')).toThrow('"Tob" is not the OSIS identifier');
});
