import { expect, test } from 'vitest';
import { diskFullError, isDiskFull } from './disk-full.ts';

test.each([
  ['SQLite', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  ['SQLite, told by another process', new Error('database or disk is full')],
  ['Node', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['wrangler', new Error('✘ [ERROR] Failed to write to output file: write index.js: no space left on device')],
])('recognizes a full disk in an error of %s', (_who, error) => {
  expect(isDiskFull(error)).toBe(true);
});

test('does not mistake another error for a full disk', () => {
  expect(isDiskFull(new Error('database disk image is malformed'))).toBe(false);
});

test('the message says what failed, how to fix it and what is served', () => {
  expect(
    diskFullError('The pages could not be built', '600 MB', 'The pages in use stay.', new Error('ENOSPC')).message,
  ).toBe(
    'The pages could not be built: the disk is full. Free some space (about 600 MB), then run "npm start" again. The pages in use stay.',
  );
});
