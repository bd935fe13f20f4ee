import { runChecks, runTests, type Check, type StepResult, type Workplace } from './run-step.ts';

/** The files that oxfmt writes with "npm run format". Prettier writes pages, which oxfmt cannot read. */
const sources = '**/*.{ts,tsx,mjs,cjs,js,css}';
const pages = '**/*.astro';

/** Needs types that a build writes. TypeScript 7 cannot read `.astro` files, so this runs on TypeScript 6. */
const pageTypes: Check = {
  name: 'Types of pages',
  command: ['astro/bin/astro.mjs', 'check', '--minimumSeverity', 'error', '--tsconfig', 'site/tsconfig.pages.json'],
};

const prettierCache = ['--cache', '--cache-location', '.build/prettier-cache'];
const cspellCache = ['--cache', '--cache-location', '.build/cspell-cache'];

/** By default, four threads check the same imported types again. Other checks use the other processors. */
const oneChecker = ['--checkers', '1'];

/** Checks again only what has changed since the last run. */
function checkTypes(project: string): string[] {
  const results = `.build/types/${project === '.' ? 'site' : project.replace('/', '-')}.tsbuildinfo`;
  return ['typescript-7/bin/tsc', '-p', project, ...oneChecker, '--incremental', '--tsBuildInfoFile', results];
}

const checksOfSources: Check[] = [
  { name: 'Format', command: ['oxfmt/bin/oxfmt', '--check', sources] },
  {
    name: 'Format of pages',
    command: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...prettierCache, pages],
  },
  { name: 'Types of site, scripts and data', command: checkTypes('.') },
  { name: 'Types of data, with neither DOM nor Node', command: checkTypes('data') },
  { name: 'Types of the worker', command: checkTypes('worker') },
  { name: 'Types of the service worker', command: checkTypes('site/offline') },
  {
    name: 'Lint and directions of imports',
    command: ['oxlint/bin/oxlint', '--deny-warnings', 'data', 'scripts', 'seeds', 'site', 'worker'],
  },
  {
    name: 'Styles that supported browsers know',
    command: [
      'stylelint/bin/stylelint.mjs',
      '--cache',
      '--cache-location',
      '.build/stylelint',
      'site/**/*.{css,astro}',
    ],
  },
  {
    name: 'Spelling',
    command: ['cspell/bin.mjs', 'lint', '--no-progress', '--no-summary', '--gitignore', ...cspellCache],
  },
  { name: 'Unused files, exports and packages', command: ['knip/bin/knip.js', '--no-progress'] },
];

/** Format, types and lint, in parallel. */
export function quickChecks(): Promise<StepResult[]> {
  // The slowest first, so that the others run during it.
  return runChecks([pageTypes, ...checksOfSources]);
}

/** Checks that need no build output, one after another, so that they can run during a build. */
export function checkSources(): Promise<StepResult[]> {
  return runChecks(checksOfSources, 1);
}

export function checkPageTypes(workplace: Workplace): Promise<StepResult[]> {
  return runChecks([pageTypes], 1, workplace);
}

const pureProjects = ['data', 'site'];

/** Tests of code and components that need neither the built library nor a build, so that they can run during one. */
export function pureTests(workplace?: Workplace): Promise<StepResult> {
  return vitest('Pure tests', 'pure', { workplace, projects: pureProjects });
}

/** All unit tests that are not pure: those of the pipeline, and those that read the built library. */
export function testsOfBuild(workplace: Workplace): Promise<StepResult> {
  return vitest('Tests of the build', 'build-tests', { workplace, projects: pureProjects.map((name) => `!${name}`) });
}

/** Bytes of the built pages against their budgets. The tests of the build include them. This is for another installation. */
export function byteBudgets(name: string, workplace: Workplace): Promise<StepResult> {
  return vitest(name, 'budgets', { workplace, files: ['scripts/checks/budgets.test.ts'] });
}

/** The real app on real D1 in workerd. */
export function workerTests(workplace: Workplace): Promise<StepResult> {
  return vitest('Worker tests', 'worker', { config: 'worker/vitest.config.ts', workplace });
}

/** Tasks in a real browser, on the built site and the real worker. Arguments limit them to files whose path matches, or to a shard. */
export function browserTests(name: string, workplace: Workplace, args: readonly string[] = []): Promise<StepResult> {
  const command = ['@playwright/test/cli.js', 'test', ...args];
  return runTests({ name, command, report: '.build/browser.json' }, workplace);
}

/** Makes the installation in use in the workplace, and tests the rebuild that does it. */
export function testRebuild({ folder, env }: Workplace): Promise<StepResult> {
  const command = ['@playwright/test/cli.js', 'test'];
  return runTests(
    { name: 'Automatic rebuild', command, report: '.build/browser.json', output: 'hold' },
    { folder, env: { ...env, E2E_INSTALLATION: 'making' } },
  );
}

/** A reader's tasks in browsers other than Chromium, on a separate site. */
export { otherBrowserTests } from './other-browsers.ts';

interface VitestOptions {
  /** Without it, `vitest.config.ts` at the root. */
  config?: string;
  workplace?: Workplace | undefined;
  /** Projects of the configuration to run. Without them, all. */
  projects?: readonly string[];
  /** Files to run. Without them, all files of the configuration. */
  files?: readonly string[];
}

function vitest(
  name: string,
  id: string,
  { config, workplace, projects = [], files = [] }: VitestOptions,
): Promise<StepResult> {
  const report = `.build/${id}.json`;
  const options = [
    ...(config ? ['--config', config] : []),
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const command = ['vitest/vitest.mjs', 'run', ...files, ...options];
  // Other steps run at the same time.
  return runTests({ name, command, report, output: 'hold' }, workplace);
}
