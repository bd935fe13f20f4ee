import { crc32 as zlibCrc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('returns the check value published with ISO 3309', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf4_3926);
  expect(crc32(new Uint8Array())).toBe(0);
});

it('returns the same checksum as zlib for every byte value', () => {
  const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => (at * 7) % 256);
  expect(crc32(bytes)).toBe(zlibCrc32(bytes));
});
