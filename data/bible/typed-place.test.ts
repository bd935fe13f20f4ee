import { expect, it } from 'vitest';
import { readTypedPlace } from './typed-place.ts';

const places: [typed: string, book: string, chapter: number, verse?: number][] = [
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
  // Of two chapters, as Haggai has them, a number is the chapter.
  ['Haggai 2', 'Haggai', 2],
  // Only the Hebrew text has these numbers.
  ['Malachi 3:19', 'Malachi', 3, 19],
  ['Joel 4', 'Joel', 4],
];
it.each(places)('%s', (typed, name, chapter, verse) => {
  const place = readTypedPlace(typed);
  expect(place).toMatchObject({ book: { name }, chapter });
  expect(place.verse).toBe(verse);
});

it.each(['tobit 3', '', '3:16', 'the Lord', '\u0000'])('“%s” names no book', (typed) => {
  expect(typeof readTypedPlace(typed).book).toBe('string');
});
