import { runChecks, runTests, type Check, type RunnerOutput, type StepResult } from './run-step.ts';

/** What the formatter writes; "npm run format" does. */
const sources = '**/*.{ts,tsx,mjs,js,astro,css}';

/** Looks at components and pages, whose types come with a build's fonts. The longest of all. */
const siteTypes: Check = {
  name: 'Types of site, scripts and data',
  command: ['astro/bin/astro.mjs', 'check', '--minimumSeverity', 'error'],
};

const checksOfSources: Check[] = [
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
  {
    name: 'Styles that supported browsers know',
    command: ['stylelint/bin/stylelint.mjs', '--config', 'scripts/checks/stylelint.json', 'site/**/*.{css,astro}'],
  },
];

/** Format, types and lint, on all processors. */
export function quickChecks(): Promise<StepResult[]> {
  // The longest first, so that the others run beside it.
  return runChecks([siteTypes, ...checksOfSources]);
}

/** Those that look at nothing that a build makes, one after another: they can run beside a build. */
export function checkSources(): Promise<StepResult[]> {
  return runChecks(checksOfSources, 1);
}

export function checkSiteTypes(): Promise<StepResult[]> {
  return runChecks([siteTypes], 1);
}

/** Pure code and the pipeline; those over the built library need it to stand. */
export function unitTests(output: RunnerOutput = 'show'): Promise<StepResult> {
  return vitest('Unit tests', 'unit', 'scripts/checks/vitest.config.ts', output);
}

/** The real app on real D1 in workerd. */
export function workerTests(output: RunnerOutput = 'show'): Promise<StepResult> {
  return vitest('Worker tests', 'worker', 'worker/vitest.config.ts', output);
}

/** Errands in a real browser, on the built site and the real worker. */
export function browserTests(): Promise<StepResult> {
  return runTests(
    'Browser tests',
    ['@playwright/test/cli.js', 'test', '--config', 'site/e2e/playwright.config.ts'],
    '.build/browser.json',
  );
}

function vitest(name: string, id: string, config: string, output: RunnerOutput): Promise<StepResult> {
  const report = `.build/${id}.json`;
  return runTests(
    name,
    ['vitest/vitest.mjs', 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    report,
    output,
  );
}
