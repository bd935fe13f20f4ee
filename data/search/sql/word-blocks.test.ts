import { expect, test } from 'vitest';
import { compareCodePoints } from './code-point-order.ts';
import type { IndexWord } from './count-index-words.ts';
import { wordBlocks } from './word-blocks.ts';

const term = (word: string, postingList = '^'): IndexWord => ({
  word,
  verses: 1,
  occurrences: 1,
  books: [[1, 1, 1]],
  postingList,
});
const stemOf = (word: string): string => (word.startsWith('lov') ? 'love' : '');

test('sorts terms by their bytes, unlike JavaScript', () => {
  // A Strong's number is a character above U+FFFF, and sorts after the mark of a parsing.
  const words = ['\u{F0001}', '\u{E000}ncfsa', 'ω', 'z', '', ' of the', 'a*'];
  const bytes = words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(words.toSorted(compareCodePoints)).toEqual(bytes);
  expect(words.toSorted()).not.toEqual(bytes);
});

test('puts the forms of a stem after Latin words and before all others', () => {
  const [block, ...others] = wordBlocks(
    ['', 'love', 'loved', 'z', 'ω'].map((word) => term(word)),
    stemOf,
  );
  expect(others).toEqual([]);
  expect(Object.keys(block?.terms ?? {})).toEqual(['', 'love', 'loved', 'z', '~love', 'ω']);
  expect(block?.terms['~love']).toEqual(['love', 'loved']);
  expect(block).toMatchObject({ first: '', size: 5, postingLists: { love: '^' } });
  expect(block?.postingLists).not.toHaveProperty('~love');
});

test('puts stems at the end when nothing follows', () => {
  const blocks = [...wordBlocks([term('love')], stemOf)];
  expect(blocks.map(({ terms }) => Object.keys(terms))).toEqual([['love', '~love']]);
});

test('puts a long term in its own row, and starts every row with its first term', () => {
  const words = ['a', 'the', 'thee', 'them'].map((word) => term(word, word === 'the' ? '^'.repeat(2_000) : '^'));
  const blocks = [...wordBlocks(words, () => '')];
  expect(blocks.map(({ first, terms }) => [first, Object.keys(terms)])).toEqual([
    ['a', ['a']],
    ['the', ['the']],
    ['thee', ['thee', 'them']],
  ]);
});
