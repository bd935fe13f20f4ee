import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkLocally, checkTarget, checkRows, measureFiles, type Material } from './check-working-folder.ts';
import { formatCheck } from './check.ts';
import { freePlan, paidPlan, type Plan } from './plan-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const material: Material = {
  files: 19_000,
  largest: { path: 'dist/sitemap-0.xml', bytes: 1_000_000 },
  rows: 350_000,
  libraryBytes: 124_000_000,
  workerBytes: 500_000,
  edition: '841e',
  build: '78ba',
};

const failed = (changes: Partial<Material>, plan: Plan = freePlan): string[] =>
  checkLocally({ ...material, ...changes }, plan)
    .filter(({ result }) => result === 'failed')
    .map(({ name }) => name);

test.each<[changes: Partial<Material>, plan: Plan, names: string[]]>([
  [{}, freePlan, []],
  [{ files: 20_000 }, freePlan, ['Files']],
  [{ files: 20_000 }, paidPlan, []],
  [{ files: 100_000 }, paidPlan, ['Files']],
  [{ largest: { path: 'dist/a', bytes: 25 * 1024 * 1024 + 1 } }, paidPlan, ['Largest file']],
  [{ workerBytes: 3_000_001 }, freePlan, ['Worker']],
  [{ workerBytes: 10_000_001 }, paidPlan, ['Worker']],
  [{ libraryBytes: 500_000_001 }, freePlan, ['Database']],
])('checks %o against its plan', (changes, plan, names) => {
  expect(failed(changes, plan)).toEqual(names);
});

test('checks rows against a day of the free plan, unless the edition is already loaded', () => {
  expect(checkRows(material, freePlan, undefined)).toMatchObject({ result: 'failed' });
  expect(formatCheck(checkRows(material, freePlan, undefined))).toContain(
    'npm run publish -- --remote --rows-a-day 95000',
  );
  expect(checkRows(material, freePlan, 'other')).toMatchObject({ result: 'failed' });
  expect(checkRows(material, freePlan, '841e')).toMatchObject({ result: 'passed' });
  expect(checkRows(material, paidPlan, undefined)).toMatchObject({ result: 'passed' });
});

test('reports placeholder ids and a missing site URL with advice', () => {
  const config = (id: string) => ({
    name: 'lexicon',
    databases: [{ binding: 'APP', name: 'lexicon-app', id }],
    buckets: [],
  });
  const results = (id: string, site?: string): string[] => checkTarget(config(id), site).map(({ result }) => result);
  expect(results('00000000-0000-0000-0000-000000000001', 'https://a.example')).toEqual(['failed', 'passed']);
  expect(results('7d9ae2f6-0000-4000-8000-000000000001', 'http://a.example')).toEqual(['passed', 'failed']);
  expect(results('7d9ae2f6-0000-4000-8000-000000000001')).toEqual(['passed', 'failed']);
  expect(
    formatCheck(checkTarget(config('00000000-0000-0000-0000-000000000001'), undefined)[0] ?? expect.fail()),
  ).toContain('"npx wrangler d1 create lexicon-app"');
});

test('counts files as wrangler uploads them', () => {
  mkdirSync(join(folder, 'dist/_astro'), { recursive: true });
  for (const [name, bytes] of [
    ['_headers', 900],
    ['index.html', 10],
    ['_astro/a.js', 30],
    ['_astro/_headers', 5],
  ] as const)
    writeFileSync(join(folder, 'dist', name), 'x'.repeat(bytes));
  expect(measureFiles(join(folder, 'dist'))).toEqual({
    files: 3,
    largest: { path: join(folder, 'dist/_astro/a.js'), bytes: 30 },
  });
});
