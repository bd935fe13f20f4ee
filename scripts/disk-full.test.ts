import { expect, test } from 'vitest';
import { diskFull, isDiskFull } from './disk-full.ts';

test.each([
  ['SQLite', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ['SQLite, told by another process', new Error('database or disk is full')],
  ['Node', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['wrangler', new Error('✘ [ERROR] Failed to write to output file: write index.js: no space left on device')],
])('a full disk is known by the words of %s', (_who, error) => {
  expect(isDiskFull(error)).toBe(true);
});

test('another fault is not taken for it', () => {
  expect(isDiskFull(new Error('database disk image is malformed'))).toBe(false);
});

test('what is told of it is what failed, the way out and what is served', () => {
  expect(
    diskFull('The pages could not be built', '600 MB', 'The pages in use stay.', new Error('ENOSPC')).message,
  ).toBe(
    'The pages could not be built: the disk is full. Make room (about 600 MB) and run "npm start" again. The pages in use stay.',
  );
});
