import { expect, it } from 'vitest';
import { formatBytes, percentOf } from './size-words.ts';

const sizes: [bytes: number, text: string][] = [
  [0, '0 kB'],
  [1, '1 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1.0 MB'],
  [8_743_527, '8.7 MB'],
  [99_949_999, '99.9 MB'],
  [99_950_000, '100 MB'],
  [512_000_000, '512 MB'],
  [1_000_000_000, '1.0 GB'],
  [12_600_000_000, '13 GB'],
];
it.each(sizes)('writes %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('shows 100 % only when everything has arrived', () => {
  expect([percentOf(0, 10), percentOf(9_999, 10_000), percentOf(10, 10), percentOf(0, 0)]).toEqual([0, 99, 100, 0]);
});
