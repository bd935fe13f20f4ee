import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetLoad, readLoad, rememberLoad } from './library-history.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'load-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('retries a failed upload with the bookmark of its load, but not for another edition', () => {
  const path = join(folder, 'below', 'load.json');
  expect(readLoad('aaaa', path)).toBeUndefined();
  rememberLoad({ edition: 'aaaa', bookmark: '00000085' }, path);
  expect(readLoad('aaaa', path)).toBe('00000085');
  expect(readLoad('bbbb', path)).toBeUndefined();
  forgetLoad(path);
  expect(readLoad('aaaa', path)).toBeUndefined();
});
