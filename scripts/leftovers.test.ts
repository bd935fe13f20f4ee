import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Removes leftovers in a separate process whose working directory is `folder`. Returns whether there was something to
 * remove.
 */
function clean(): boolean {
  const script = `const { hasLeftovers, removeLeftovers } = await import(${JSON.stringify(resolve('scripts/leftovers.ts'))});
    const had = hasLeftovers();
    removeLeftovers();
    process.stdout.write(String(had && !hasLeftovers()));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout === 'true';
}

const make = (...names: string[]): void => {
  for (const name of names) mkdirSync(join(folder, name), { recursive: true });
};
const has = (name: string): boolean => existsSync(join(folder, name));

test('removes what killed builds left behind, and leaves what is in use', () => {
  make('dist', 'dist.next/lexicon', 'dist.previous', 'data/library.next.sqlite', '.wrangler/next', '.wrangler/state');
  expect(clean()).toBe(true);
  expect(['dist', '.wrangler/state', 'data'].every(has)).toBe(true);
  expect(['dist.next', 'dist.previous', 'data/library.next.sqlite', '.wrangler/next'].some(has)).toBe(false);
  expect(clean()).toBe(false);
});

test('restores the previous pages if there are no others', () => {
  make('dist.previous/lexicon');
  expect(clean()).toBe(true);
  expect(has('dist/lexicon')).toBe(true);
});
