import { expect, test } from 'vitest';
import { describeFailure, diskFullError, isDiskFull } from './disk-full.ts';

test.each([
  ['SQLite', Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })],
  // What better-sqlite3 reported on a full disk when it opened a database in WAL mode.
  [
    'SQLite without space for its shared memory',
    Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_SHMSIZE' }),
  ],
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

test('a command prints one sentence for a full disk, and does not change one that says what to do', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(describeFailure(full, 'npm start')).toBe('The disk is full. Free some space, then run "npm start" again.');
  expect(describeFailure(full, 'npm test', 'The tests need space. ')).toBe(
    'The disk is full. The tests need space. Free some space, then run "npm test" again.',
  );
  const known = diskFullError('The pages could not be built', '600 MB', 'The pages in use are unchanged.', full);
  expect(describeFailure(known, 'npm start')).toBe(known.message);
  expect(describeFailure(new Error('Port 80'), 'npm start')).toBe('Port 80');
});
