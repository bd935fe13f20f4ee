import { expect, it } from 'vitest';
import { addOne, type Count } from './count-occurrences.ts';

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
