import { crc32 as zlibCrc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('has the check value that ISO 3309 is published with', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf4_3926);
  expect(crc32(new Uint8Array())).toBe(0);
});

it('is what zlib computes, for every byte', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 7) % 256);
  expect(crc32(bytes)).toBe(zlibCrc32(bytes));
});
