import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('of many that come at once to what a killed process left, none builds beside another', async () => {
  await buildingAlone(async () => undefined, path);
  const log = join(path, '../log');
  const script = `
    const { buildingAlone } = await import(${JSON.stringify(new URL('build-lock.ts', import.meta.url).href)});
    const { appendFileSync } = await import('node:fs');
    const tell = (word) => appendFileSync(${JSON.stringify(log)}, word + ' ');
    await buildingAlone(async () => {
      tell('begins');
      await new Promise((resolve) => setTimeout(resolve, 30));
      tell('ends');
    }, ${JSON.stringify(path)}).catch(() => undefined);`;
  const dead = String(spawnSync(process.execPath, ['-e', '']).pid);
  for (let round = 0; round < 3; round += 1) {
    writeFileSync(path, dead);
    const all = Array.from({ length: 8 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
      return new Promise((resolve) => child.on('close', resolve));
    });
    await Promise.all(all);
  }
  expect(readFileSync(log, 'utf8')).toMatch(/^(?:begins ends )+$/);
  expect(existsSync(path)).toBe(false);
}, 60_000);
