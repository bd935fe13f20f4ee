import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildingAlone } from './build-lock.ts';

let path = '';
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'lock-')), 'below', 'builds.lock');
});
afterEach(() => rmSync(join(path, '../..'), { recursive: true, force: true }));

test('nothing is left of it, whether the work ends or fails', async () => {
  expect(await buildingAlone(async () => existsSync(path), path)).toBe(true);
  expect(existsSync(path)).toBe(false);
  await expect(buildingAlone(() => Promise.reject(new Error('it failed')), path)).rejects.toThrow('it failed');
  expect(existsSync(path)).toBe(false);
});

test('while another process builds, it is refused with the number of that one', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  await buildingAlone(async () => undefined, path);
  writeFileSync(path, String(other.pid));
  await expect(buildingAlone(async () => 1, path)).rejects.toThrow(`Another process (${other.pid})`);
  expect(existsSync(path)).toBe(true);
  const gone = new Promise((resolve) => other.on('close', resolve));
  other.kill('SIGKILL');
  await gone;
  expect(await buildingAlone(async () => 1, path)).toBe(1);
});

test.each(['', 'x', '0', '-5', String(spawnSync(process.execPath, ['-e', '']).pid)])(
  'what a killed process left ("%s") is taken over',
  async (left) => {
    await buildingAlone(async () => undefined, path);
    writeFileSync(path, left);
    expect(await buildingAlone(async () => 1, path)).toBe(1);
  },
);
