import { expect, test } from 'vitest';
import { sortableId } from './sortable-id.ts';

test('encodes the time first, as in the example of the ULID specification', () => {
  // github.com/ulid/spec: 1469918176385 is 01ARYZ6S41.
  expect(sortableId(1_469_918_176_385, new Uint8Array(10))).toBe('01ARYZ6S410000000000000000');
  expect(sortableId(1_469_918_176_385, new Uint8Array(10).fill(255))).toBe('01ARYZ6S41ZZZZZZZZZZZZZZZZ');
});

test('sorts ids by time', () => {
  const ids = [0, 1, 31, 32, 1_000_000, 2 ** 40].map((at) => sortableId(at, new Uint8Array(10)));
  expect(ids.toSorted()).toEqual(ids);
});

test('rejects too few random bytes', () => {
  expect(() => sortableId(0, new Uint8Array(9))).toThrow('9 random bytes');
});
