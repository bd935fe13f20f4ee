import { expect, it } from 'vitest';
import { readPlain } from './read-plain.ts';

it.each([
  ['empty lines, spaces alone and spaces around', 'Genesis 1:1 In the \n\n   \n\t Genesis 1:2 And the\n'],
  ['references without a book under its name', '  ### Genesis  \n [1:1] In the\n\t1:2 And the'],
  ['verse numbers under book and chapter', '   Genesis 1\n 1 In the  \n  2 And the'],
])('reads a text with %s', (_, text) => {
  expect([...readPlain('x.txt', text)]).toMatchObject([
    { kind: 'verse', book: 'Genesis', chapter: '1', verse: '1', content: 'In the' },
    { kind: 'verse', book: 'Genesis', chapter: '1', verse: '2', content: 'And the' },
  ]);
});
