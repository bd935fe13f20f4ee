import { expect, it } from 'vitest';
import { parseTypedReference } from './typed-reference.ts';

const cases: [typed: string, book: string, chapter: number, verse?: number][] = [
  ['John 3:16', 'John', 3, 16],
  ['  john   3 : 16 ', 'John', 3, 16],
  ['1 John 4', '1 John', 4],
  ['1 John', '1 John', 1],
  ['1jn 4.8', '1 John', 4, 8],
  ['psalm 23:1-3', 'Psalms', 23, 1],
  ['Genesis', 'Genesis', 1],
  ['Song of Songs 2:3', 'Song of Solomon', 2, 3],
  ['Jude 5', 'Jude', 1, 5],
  ['Jude 1:5', 'Jude', 1, 5],
  ['Jude', 'Jude', 1],
  ['Jude 1', 'Jude', 1],
  ['Jude 2', 'Jude', 1, 2],
  ['Obadiah 21', 'Obadiah', 1, 21],
  // In a book of two chapters, like Haggai, a number is the chapter.
  ['Haggai 2', 'Haggai', 2],
  // Only the Hebrew text has these numbers.
  ['Malachi 3:19', 'Malachi', 3, 19],
  ['Joel 4', 'Joel', 4],
  // As the search box reads them.
  ['Leviticas 19', 'Leviticus', 19],
  ['Johannes 3,16', 'John', 3, 16],
  ['Psalm cxxx.4', 'Psalms', 130, 4],
  ['KJV John 3:16', 'John', 3, 16],
  ['תהלים כג', 'Psalms', 23],
];
it.each(cases)('reads %s', (typed, name, chapter, verse) => {
  const typedPlace = parseTypedReference(typed);
  expect(typedPlace).toMatchObject({ book: { name }, chapter });
  expect(typedPlace.verse).toBe(verse);
});

it.each(['tobit 3', '', '3:16', 'the Lord', '\u0000'])('finds no book in “%s”', (typed) => {
  expect(typeof parseTypedReference(typed).book).toBe('string');
});

it.each([
  ['Tobit 3', 3, undefined],
  ['Tobit 3:16', 3, 16],
])('keeps the chapter and the verse of “%s”, a book that does not exist', (typed, chapter, verse) => {
  expect(parseTypedReference(typed)).toEqual({ book: 'Tobit', chapter, verse });
});
