import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A tree without wrangler, in which nothing can be bundled. */
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const kept = join(folder, '.build/bundle');
beforeAll(() => mkdirSync(kept, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function ask(name: 'bundleWorker' | 'bundleToServe'): string {
  const script = `const bundles = await import(${JSON.stringify(resolve('scripts/worker-bundle.ts'))});
    try {
      process.stdout.write((await bundles.${name}()).script);
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }).stdout;
}

function keep(name: string, time: number): void {
  mkdirSync(join(kept, name));
  writeFileSync(join(kept, name, 'options.json'), '{}');
  utimesSync(join(kept, name), time, time);
}

test('where the worker cannot be bundled it says so and leaves nothing, and the last one is served', () => {
  expect(ask('bundleToServe')).toContain('The worker could not be bundled');
  keep('0123456789abcdef', 100);
  keep('fedcba9876543210', 50);
  keep('fedcba9876543210.killed', 200);
  expect(ask('bundleWorker')).toContain('The worker could not be bundled');
  expect(ask('bundleToServe')).toBe('.build/bundle/0123456789abcdef/index.js');
  expect(readdirSync(kept)).toHaveLength(3);
});
