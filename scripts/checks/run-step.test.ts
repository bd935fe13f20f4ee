import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closingLines, runChecks, runTests, type StepResult, type Workplace } from './run-step.ts';

mkdirSync('.build', { recursive: true });
/** In the project, so that the runner finds its own packages. */
const folder = mkdtempSync('.build/run-step-');
afterAll(() => rmSync(folder, { recursive: true }));

/** Tests that fail the first time, always, or never. None needs a browser. */
const tests = `
import { expect, test } from '@playwright/test';
test('is well', () => undefined);
test.skip('is left out', () => undefined);
test('is slow to come', ({}, { retry }) => expect(retry).toBe(1));
test.describe('a group', () => {
  test('is slow too', ({}, { retry }) => expect(retry).toBe(1));
  test('is broken', () => expect(1).toBe(2));
});
`;

const missing = { name: 'Nothing', command: ['no-such-program.js'], report: `${folder}/none.json` };

/** As on a machine that is not a CI runner. */
const withoutCi: Workplace = {
  folder: process.cwd(),
  env: Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'CI')),
};

const [isSlow, isSlowInGroup, isBroken] = [
  'some.spec.ts › is slow to come (some.spec.ts:5: Error: expect(received).toBe(expected) // Object.is equality)',
  'some.spec.ts › a group › is slow too (some.spec.ts:7: Error: expect(received).toBe(expected) // Object.is equality)',
  'some.spec.ts › a group › is broken (some.spec.ts:8: Error: expect(received).toBe(expected) // Object.is equality)',
];
let result: StepResult;
beforeAll(async () => {
  writeFileSync(join(folder, 'some.spec.ts'), tests);
  const report = relative(process.cwd(), join(folder, 'report.json'));
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { testDir: '.', outputDir: './out', retries: 1, reporter: [['json', { outputFile: 'report.json' }]] };`,
  );
  result = await runTests(
    {
      name: 'Errands',
      command: ['@playwright/test/cli.js', 'test', '--config', `${folder}/playwright.config.ts`],
      report,
      output: 'ignore',
    },
    withoutCi,
  );
});

it('counts, names and explains a test that passed only on a retry among those that passed', () => {
  expect(result).toEqual({
    name: 'Errands',
    passed: 3,
    failed: 1,
    seconds: expect.any(Number),
    failures: [isBroken],
    flaky: [isSlow, isSlowInGroup],
    skipped: ['some.spec.ts › is left out'],
  });
});

it('lists flaky tests in the closing lines', () => {
  expect(
    closingLines([
      { name: 'Types', passed: 1, failed: 0, failures: [], flaky: [] },
      { ...result, seconds: 75 },
    ]),
  ).toBe(`
✓ Types: 1 passed, 0 failed
✗ Errands: 3 passed, 1 failed, 2 flaky (75 s)

Failed:
  ${isBroken}

Passed only when run again:
  ${isSlow}
  ${isSlowInGroup}

Skipped:
  some.spec.ts › is left out

4 passed, 1 failed
`);
});

it('counts a skipped test as a failure if CI is set', async () => {
  writeFileSync(
    join(folder, 'skipped.case.ts'),
    `import { test } from 'vitest';\ntest.skip('is left out', () => undefined);`,
  );
  writeFileSync(
    join(folder, 'skipped.config.ts'),
    `export default { test: { root: '.', include: ['${folder}/skipped.case.ts'] } };`,
  );
  const report = join(folder, 'skipped.json');
  const options = ['--config', `${folder}/skipped.config.ts`, '--reporter=json', `--outputFile=${report}`];
  const step = { name: 'Cases', command: ['vitest/vitest.mjs', 'run', ...options], report, output: 'ignore' } as const;
  expect(await runTests(step, { ...withoutCi, env: { ...withoutCi.env, CI: 'true' } })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [expect.stringMatching(/skipped\.case\.ts › is left out: skipped, although CI is set$/)],
  });
  expect(await runTests(step, withoutCi)).toMatchObject({ failed: 0, failures: [] });
});

it('names the files of a failed check in the closing lines', async () => {
  writeFileSync(join(folder, 'long.ts'), 'export const a = {b:1}');
  writeFileSync(join(folder, 'right.ts'), 'export const a = 1;\n');
  const prettier = ['prettier/bin/prettier.cjs', '--check', '--ignore-path', 'none', '--log-level=warn'];
  const results = await runChecks([
    { name: 'Format', command: [...prettier, `${folder}/{long,right}.ts`] },
    { name: 'Nothing', command: ['no-such-program.js'] },
  ]);
  expect(closingLines(results.map((each) => ({ ...each, seconds: 0 })))).toBe(`
✗ Format: 0 passed, 1 failed (0 s)
✗ Nothing: 0 passed, 1 failed (0 s)

Failed:
  Format: ${folder}/long.ts
  Nothing: see the output above

0 passed, 2 failed
`);
});

it('npm run check ends with what failed and the totals', () => {
  // An empty folder has none of the programs, so all steps fail at once.
  const empty = mkdtempSync(join(tmpdir(), 'check-'));
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/checks/main.ts')], {
    cwd: empty,
    encoding: 'utf8',
  });
  rmSync(empty, { recursive: true });
  expect(status).toBe(1);
  expect(stdout).toMatch(/\n✗ Spelling: 0 passed, 1 failed \(\d+ s\)\n/);
  expect(stdout).toContain('\nFailed:\n  Types of pages: see the output above\n');
  expect(stdout).toMatch(/\n\n0 passed, 12 failed\n$/);
});

it('does not mention flaky tests if there are none', () => {
  expect(closingLines([{ name: 'Types', passed: 1, failed: 0, failures: [], flaky: [] }])).toBe(
    '\n✓ Types: 1 passed, 0 failed\n\n1 passed, 0 failed\n',
  );
});

it('lists in the closing lines what was not tested, above the totals', () => {
  const notes = ['WebKit was not tested: no browser was found.'];
  expect(closingLines([{ name: 'Firefox and WebKit', passed: 13, failed: 0, failures: [], flaky: [], notes }])).toBe(`
✓ Firefox and WebKit: 13 passed, 0 failed

Not tested:
  WebKit was not tested: no browser was found.

13 passed, 0 failed
`);
});

it('counts a crash without a report as one failure, and repeats the last lines', async () => {
  expect(await runTests({ ...missing, output: 'ignore' })).toEqual({
    name: 'Nothing',
    passed: 0,
    failed: 1,
    seconds: expect.any(Number),
    failures: expect.arrayContaining([expect.stringContaining('Cannot find module')]),
    flaky: [],
    skipped: [],
  });
});

it("holds back a runner's output until it ends, if requested", async () => {
  const written: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  await runTests({ ...missing, output: 'hold' }).finally(() => write.mockRestore());
  expect(written).toEqual([expect.stringMatching(/^\n— Nothing\n[^]*Cannot find module/)]);
});

it.each([
  ['a test that fails', `test('is broken', () => expect(1).toBe(2));`, 'is broken'],
  ['a file that cannot end', `afterAll(() => { throw new Error('left behind'); });`, 'left behind'],
  ['what nobody caught', `test('goes', () => void Promise.reject(new Error('adrift')));`, 'adrift'],
])('names %s', async (_what, code, words) => {
  const tested = `import { afterAll, expect, test } from 'vitest';\ntest('is well', () => undefined);\n${code}`;
  writeFileSync(join(folder, 'own.case.ts'), tested);
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { root: '.', include: ['${folder}/*.case.ts'] } };`,
  );
  const report = join(folder, 'vitest.json');
  const options = ['--config', `${folder}/vitest.config.ts`, '--reporter=default', '--reporter=json'];
  const { failed, failures } = await runTests(
    {
      name: 'Cases',
      command: ['vitest/vitest.mjs', 'run', ...options, `--outputFile=${report}`],
      report,
      output: 'ignore',
    },
    withoutCi,
  );
  expect(failed).toBe(1);
  expect(failures.join('\n')).toContain(words);
});

it('runs checks in parallel and reports them in order', async () => {
  writeFileSync(join(folder, 'passes.mjs'), 'setTimeout(() => {}, 200);');
  writeFileSync(join(folder, 'fails.mjs'), 'process.exit(1);');
  const checks = ['passes', 'fails'].map((name) => ({ name, command: [join('..', folder, `${name}.mjs`)] }));
  expect(await runChecks(checks)).toEqual([
    { name: 'passes', passed: 1, failed: 0, seconds: expect.any(Number), failures: [], flaky: [] },
    {
      name: 'fails',
      passed: 0,
      failed: 1,
      seconds: expect.any(Number),
      failures: ['fails: see the output above'],
      flaky: [],
    },
  ]);
});

it('runs a check without the NODE_ENV of the shell', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const code = `process.exit(process.env.NODE_ENV === undefined ? 0 : 1);`;
  writeFileSync(join(folder, 'environment.mjs'), code);
  const [check] = await runChecks([{ name: 'Environment', command: [join('..', folder, 'environment.mjs')] }]);
  vi.unstubAllEnvs();
  expect(check).toMatchObject({ passed: 1, failed: 0 });
});
