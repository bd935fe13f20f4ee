import { expect, it } from 'vitest';
import { addOne, countOccurrences, type Count } from './count-occurrences.ts';

it('counts each occurrence in a verse', () => {
  const count: Count = { total: 0, verses: [] };
  for (const verse of [1_001_001, 1_001_001, 1_001_001, 1_001_003]) addOne(count, verse);
  expect(count).toEqual({
    total: 4,
    verses: [
      [1_001_001, 3],
      [1_001_003, 1],
    ],
  });
});

it('counts the words of verses by number', () => {
  // "A rose is a rose is a rose": three times the same word.
  const text = 'rose rose rose';
  const counts = countOccurrences([
    {
      id: 1_001_001,
      text,
      marks: {
        words: [
          [0, 4, 'H2261'],
          [5, 9, 'H2261'],
          [10, 14, 'H2261'],
        ],
      },
    },
  ]);
  expect([...counts]).toEqual([['H2261', { total: 3, verses: [[1_001_001, 3]] }]]);
});
