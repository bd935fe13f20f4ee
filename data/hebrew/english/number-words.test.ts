import { expect, it } from 'vitest';
import { numberWords } from './number-words.ts';

it.each([
  [0, 'zero'],
  [13, 'thirteen'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [305, 'three hundred five'],
  [1000, 'one thousand'],
  [10_000, 'ten thousand'],
])('writes %i as %s', (value, words) => expect(numberWords(value)).toBe(words));
