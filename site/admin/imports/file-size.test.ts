import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1.0 KB'],
  [1_536, '1.5 KB'],
  [1_048_575, '1024.0 KB'],
  [1_048_576, '1.0 MB'],
  [3_880_000, '3.7 MB'],
])('formats %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
