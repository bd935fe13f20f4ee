import { expect, it } from 'vitest';
import { compareCodeUnits, distinctTerms } from './tag-terms.ts';

/**
 * U+FFFD is one code unit, 0xFFFD. U+10000 is two (0xD800, 0xDC00), so it sorts first although its code point is
 * greater.
 */
it.each<[a: string, b: string, order: number]>([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['', '', 0],
  ['', 'a', -1],
  ['Z', 'a', -1],
  ['a', 'ab', -1],
  ['\u{10000}', '\u{FFFD}', -1],
])('compares by code units: %j with %j is %i', (a, b, order) => {
  expect(compareCodeUnits(a, b)).toBe(order);
});

it('lists each term once, in order', () => {
  expect(distinctTerms([['b', 'a'], [], ['c', 'a']])).toEqual(['a', 'b', 'c']);
});
