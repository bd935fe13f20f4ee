import { expect, it } from 'vitest';
import { parseByteRange, type ByteRange } from './byte-range.ts';

/** For a file of 10,000 bytes. The first five are the examples of RFC 9110, 14.1.2. */
const requests: [header: string | null, range: ByteRange | 'unsatisfiable' | undefined][] = [
  ['bytes=0-499', { first: 0, last: 499 }],
  ['bytes=500-999', { first: 500, last: 999 }],
  ['bytes=-500', { first: 9500, last: 9999 }],
  ['bytes=9500-', { first: 9500, last: 9999 }],
  ['bytes=0-0,-1', undefined],
  ['bytes=0-', { first: 0, last: 9999 }],
  ['bytes=0-99999', { first: 0, last: 9999 }],
  ['bytes=-99999', { first: 0, last: 9999 }],
  ['bytes=10000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
  ['', undefined],
  [null, undefined],
];
it.each(requests)('parses %s', (header, range) => {
  expect(parseByteRange(header, 10_000)).toEqual(range);
});
