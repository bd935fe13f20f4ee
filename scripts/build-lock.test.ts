import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let path = '';
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'lock-')), 'below', 'builds.lock');
});
afterEach(() => rmSync(join(path, '../..'), { recursive: true, force: true }));

test('removes the lock whether the work succeeds or fails', async () => {
  expect(await withBuildLock(async () => existsSync(path), path)).toBe(true);
  expect(existsSync(path)).toBe(false);
  await expect(withBuildLock(() => Promise.reject(new Error('it failed')), path)).rejects.toThrow('it failed');
  expect(existsSync(path)).toBe(false);
});

test('refuses to build while another process builds, and names its process id', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  await withBuildLock(async () => undefined, path);
  writeFileSync(path, String(other.pid));
  await expect(withBuildLock(async () => 1, path)).rejects.toThrow(`Another process (${other.pid})`);
  expect(existsSync(path)).toBe(true);
  const exited = new Promise((resolve) => other.on('close', resolve));
  other.kill('SIGKILL');
  await exited;
  expect(await withBuildLock(async () => 1, path)).toBe(1);
});

test.each(['', 'x', '0', '-5', String(spawnSync(process.execPath, ['-e', '']).pid)])(
  'replaces the lock ("%s") of a process that was killed',
  async (left) => {
    await withBuildLock(async () => undefined, path);
    writeFileSync(path, left);
    expect(await withBuildLock(async () => 1, path)).toBe(1);
  },
);

test('lets only one of two processes replace the lock of a killed process', async () => {
  await withBuildLock(async () => undefined, path);
  const script = `
    const { withBuildLock } = await import(${JSON.stringify(new URL('build-lock.ts', import.meta.url).href)});
    const { rmSync, writeFileSync } = await import('node:fs');
    const [, path, dead] = process.argv;
    for (let times = 0; times < 4_000; times += 1) {
      try { writeFileSync(path, dead, { flag: 'wx' }); } catch {}
      await withBuildLock(async () => {
        writeFileSync(path + '.work', '', { flag: 'wx' });
        await new Promise((resolve) => setImmediate(resolve));
        rmSync(path + '.work');
      }, path).catch(({ message }) => message.startsWith('Another process') || process.exit(1));
    }`;
  const dead = String(spawnSync(process.execPath, ['-e', '']).pid);
  const both = [1, 2].map(() => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, path, dead]);
    return new Promise((resolve) => child.on('close', resolve));
  });
  expect(await Promise.all(both)).toEqual([0, 0]);
});
