import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A tree without wrangler, in which nothing can be bundled. */
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
const bundleFolder = join(folder, '.build/bundle');
beforeAll(() => mkdirSync(bundleFolder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function runBundler(name: 'bundleWorker' | 'bundleOrLast'): string {
  const script = `const bundles = await import(${JSON.stringify(resolve('scripts/worker-bundle.ts'))});
    try {
      process.stdout.write((await bundles.${name}()).script);
    } catch (error) {
      process.stdout.write(error.message);
    }`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }).stdout;
}

function writeBundle(name: string, time: number): void {
  mkdirSync(join(bundleFolder, name));
  writeFileSync(join(bundleFolder, name, 'options.json'), '{}');
  utimesSync(join(bundleFolder, name), time, time);
}

test('reports that the worker cannot be bundled, leaves no files, and serves the last bundle', () => {
  expect(runBundler('bundleOrLast')).toContain('The worker could not be bundled');
  writeBundle('0123456789abcdef', 100);
  writeBundle('fedcba9876543210', 50);
  writeBundle('fedcba9876543210.killed', 200);
  expect(runBundler('bundleWorker')).toContain('The worker could not be bundled');
  expect(runBundler('bundleOrLast')).toBe('.build/bundle/0123456789abcdef/index.js');
  expect(readdirSync(bundleFolder)).toHaveLength(3);
});
