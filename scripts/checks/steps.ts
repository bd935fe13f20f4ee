import { runChecks, runTests, type StepResult } from './run-step.ts';

/** What the formatter writes; "npm run format" does. */
const sources = '**/*.{ts,tsx,mjs,js,astro,css}';

export function quickChecks(): Promise<StepResult[]> {
  return runChecks([
    // The longest first, so that the others run beside it.
    {
      name: 'Types of site, scripts and data',
      command: ['astro/bin/astro.mjs', 'check', '--minimumSeverity', 'error'],
    },
    {
      name: 'Format',
      command: [
        'prettier/bin/prettier.cjs',
        '--ignore-path',
        'scripts/checks/prettierignore',
        '--check',
        '--log-level=warn',
        sources,
      ],
    },
    {
      name: 'Types of data/model, with neither DOM nor Node',
      command: ['typescript/bin/tsc', '-p', 'data/model'],
    },
    { name: 'Types of the worker', command: ['typescript/bin/tsc', '-p', 'worker'] },
    { name: 'Types of the service worker', command: ['typescript/bin/tsc', '-p', 'site/offline'] },
    {
      name: 'Lint and directions of imports',
      command: [
        'oxlint/bin/oxlint',
        '-c',
        'scripts/checks/oxlint.json',
        '--deny-warnings',
        'data',
        'scripts',
        'seeds',
        'site',
        'worker',
      ],
    },
  ]);
}

/** Pure code and the pipeline; those over the built library need it to stand. */
export function unitTests(): Promise<StepResult> {
  return vitest('Unit tests', 'unit', 'scripts/checks/vitest.config.ts');
}

/** The real app on real D1 in workerd. */
export function workerTests(): Promise<StepResult> {
  return vitest('Worker tests', 'worker', 'worker/vitest.config.ts');
}

/** Errands in a real browser, on the built site and the real worker. */
export function browserTests(): Promise<StepResult> {
  return runTests(
    'Browser tests',
    ['@playwright/test/cli.js', 'test', '--config', 'site/e2e/playwright.config.ts'],
    '.build/browser.json',
  );
}

function vitest(name: string, id: string, config: string): Promise<StepResult> {
  const report = `.build/${id}.json`;
  return runTests(
    name,
    ['vitest/vitest.mjs', 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    report,
  );
}
