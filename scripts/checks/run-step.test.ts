import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closingLines, runChecks, runTests, type StepResult } from './run-step.ts';

mkdirSync('.build', { recursive: true });
/** Within the project, where the runner finds itself. */
const folder = mkdtempSync('.build/run-step-');
afterAll(() => rmSync(folder, { recursive: true }));

/** Fails the first time, always, or never; none needs a browser. */
const tests = `
import { expect, test } from '@playwright/test';
test('is well', () => undefined);
test('is slow to come', ({}, { retry }) => expect(retry).toBe(1));
test.describe('a group', () => {
  test('is slow too', ({}, { retry }) => expect(retry).toBe(1));
  test('is broken', () => expect(1).toBe(2));
});
`;

let result: StepResult;
beforeAll(() => {
  writeFileSync(join(folder, 'some.spec.ts'), tests);
  const report = relative(process.cwd(), join(folder, 'report.json'));
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { testDir: '.', outputDir: './out', retries: 1, reporter: [['json', { outputFile: 'report.json' }]] };`,
  );
  result = runTests(
    'Errands',
    ['@playwright/test/cli.js', 'test', '--config', `${folder}/playwright.config.ts`],
    report,
    'ignore',
  );
}, 60_000);

it('counts a test that passed only when it was run again among those that passed, and names it', () => {
  expect(result).toEqual({
    name: 'Errands',
    passed: 3,
    failed: 1,
    flaky: ['some.spec.ts › is slow to come', 'some.spec.ts › a group › is slow too'],
  });
});

it('says so in the closing lines', () => {
  expect(closingLines([{ name: 'Types', passed: 1, failed: 0, flaky: [] }, result])).toBe(`
✓ Types: 1 passed, 0 failed
✗ Errands: 3 passed, 1 failed, 2 flaky

Passed only when run again:
  some.spec.ts › is slow to come
  some.spec.ts › a group › is slow too

4 passed, 1 failed, 2 flaky
`);
});

it('says nothing of flaky tests where there are none', () => {
  expect(closingLines([{ name: 'Types', passed: 1, failed: 0, flaky: [] }])).toBe(
    '\n✓ Types: 1 passed, 0 failed\n\n1 passed, 0 failed\n',
  );
});

it('counts a runner that dies without a report as one failure', () => {
  expect(runTests('Nothing', ['no-such-program.js'], `${folder}/none.json`, 'ignore')).toEqual({
    name: 'Nothing',
    passed: 0,
    failed: 1,
    flaky: [],
  });
});

it('runs checks beside each other, and tells them in their order', async () => {
  writeFileSync(join(folder, 'passes.mjs'), 'setTimeout(() => {}, 200);');
  writeFileSync(join(folder, 'fails.mjs'), 'process.exit(1);');
  const checks = ['passes', 'fails'].map((name) => ({ name, command: [join('..', folder, `${name}.mjs`)] }));
  expect(await runChecks(checks)).toEqual([
    { name: 'passes', passed: 1, failed: 0, flaky: [] },
    { name: 'fails', passed: 0, failed: 1, flaky: [] },
  ]);
});
