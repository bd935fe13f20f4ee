import { expect, it } from 'vitest';
import { books } from './books.ts';
import { tryFindBook } from './find-book.ts';
import { bookOfLanguageName } from './other-language-names.ts';
import { bookNameIn, localReference } from './spanish-book-names.ts';

it('has a Spanish name for each book, which the search box reads as the same book', () => {
  for (const { number } of books) {
    const name = bookNameIn('es', number);
    expect([name, (bookOfLanguageName(name) ?? tryFindBook(name))?.number]).toEqual([name, number]);
  }
});

it('writes references with the names of the language', () => {
  expect(localReference('John 3:16', 43_003_016, 'es')).toBe('Juan 3:16');
  expect(localReference('Psalm 51 title', 19_051_000, 'es')).toBe('Salmo 51 (título)');
  expect(localReference('1 Samuel 23:29', 9_023_029, 'es')).toBe('1 Samuel 23:29');
  expect(localReference('Psalm 51 title', 19_051_000, 'en')).toBe('Psalm 51 title');
  expect(localReference('John 3:16', 43_003_016, 'fr')).toBe('John 3:16');
});
