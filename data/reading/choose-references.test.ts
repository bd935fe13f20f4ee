import { expect, test } from 'vitest';
import { chooseReferences } from './choose-references.ts';
import type { EntryNumber } from '../dictionary/entry-number.ts';

const words = (count: number): EntryNumber[] =>
  Array.from({ length: count }, (_, index): EntryNumber => `H${index + 1}`);

test('chooses for each verse the nearest outside of its chapter, if they share more than one word', () => {
  expect(
    chooseReferences([
      {
        verse: 1_001_001,
        others: [
          [1_001_027, words(5)],
          [23_045_018, words(2)],
          [19_033_006, words(3)],
        ],
      },
      { verse: 1_001_002, others: [[24_004_023, words(1)]] },
      { verse: 1_001_003, others: [] },
    ]),
  ).toEqual([{ verse: 1_001_001, other: 23_045_018, shared: words(2) }]);
});

test('chooses the three that share the most words, in the order of the verses', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    verse: 1_001_001 + index,
    others: [[19_033_006, words(index === 19 ? 4 : 2)]] as [number, EntryNumber[]][],
  }));
  const chosen = chooseReferences(rows).map(({ verse }) => verse % 1000);
  expect(chosen).toEqual([1, 2, 20]);
});

test('chooses the first verses of those that share equally many words, regardless of the input order', () => {
  const rows = Array.from({ length: 20 }, (_, index) => ({
    verse: 1_001_020 - index,
    others: [[19_033_006, words(2)]] as [number, EntryNumber[]][],
  }));
  expect(chooseReferences(rows).map(({ verse }) => verse % 1000)).toEqual([1, 2, 3]);
});
