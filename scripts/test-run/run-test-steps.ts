import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../checks/find-chromium.ts';
import { describeDeclaredTests } from '../checks/declared-tests.ts';
import { closingLines, type StepResult, type Workplace } from '../checks/run-step.ts';
import {
  browserTests,
  byteBudgets,
  checkPageTypes,
  checkSources,
  otherBrowserTests,
  pureTests,
  testsOfBuild,
  workerTests,
} from '../checks/steps.ts';
import { describeFailure } from '../disk-full.ts';
import { freePort } from '../free-port.ts';
import { readArguments } from '../read-arguments.ts';
import { builtTreeVariable, checkInstallation, specOfInstallation } from './check-installation.ts';
import { createTree } from './create-tree.ts';
import { makeInstallationInUse } from './make-installation-in-use.ts';
import { startTestRun, type TestRun } from './test-run.ts';

const stepNames = [
  'sources',
  'types',
  'unit',
  'worker',
  'browser',
  'in-use',
  'installation',
  'other-browsers',
] as const;
type StepName = (typeof stepNames)[number];

const roomForTests = 'The tests need space for their own databases and pages. ';

interface Selection {
  steps: ReadonlySet<StepName>;
  /** Parts of paths of browser tests; empty for all of them. */
  specs: string[];
  /** The part of the browser tests to run, for example "1/3"; absent for all of them. */
  shard: string | undefined;
}

/**
 * Runs the steps in the arguments, by default all, each in a tree of this run, and prints the closing lines. Returns
 * the exit code. A step that cannot run prints one sentence.
 */
export async function runTestSteps(args: string[]): Promise<number> {
  let run: TestRun | undefined;
  try {
    const selection = readSelection(args);
    const needsBrowser = selection.steps.has('browser') || selection.steps.has('in-use');
    // Checked before minutes of building, which would be useless without a browser.
    const chromium = needsBrowser ? findChromium() : undefined;
    run = await startTestRun();
    if (chromium) run.env['CHROMIUM_PATH'] = chromium;
    const results = await runSteps(run, selection);
    process.stdout.write(closingLines(results, describeDeclaredTests()));
    return results.some(({ failed }) => failed > 0) ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${describeFailure(error, 'npm test', roomForTests)}\n`);
    return 1;
  } finally {
    await run?.end();
  }
}

/** Reads the arguments of `npm test`. Throws an error of one sentence that says what is wrong. */
export function readSelection(args: string[]): Selection {
  const { positionals, values } = readArguments('npm test -- [STEP …] [--specs PART-OF-PATH] [--shard PART/PARTS]', {
    args,
    allowPositionals: true,
    options: { specs: { type: 'string', multiple: true, default: [] }, shard: { type: 'string' } },
  });
  const unknown = positionals.find((name) => !isStep(name));
  if (unknown) throw new Error(`"${unknown}" is not a test step. The steps are ${stepNames.join(', ')}.`);
  if (values.shard && !isShard(values.shard))
    throw new Error(
      `"${values.shard}" is not a shard. Name the part and the number of parts, for example --shard 1/3.`,
    );
  const unmatched = values.specs.find((part) => !specPaths().some((path) => path.includes(part)));
  if (unmatched !== undefined)
    throw new Error(`No browser test has "${unmatched}" in its path. The tests are in site/e2e.`);
  const named = positionals.filter(isStep);
  const limit = values.shard ? '--shard' : values.specs.length > 0 ? '--specs' : undefined;
  if (limit && named.length > 0 && !named.some((step) => step === 'browser' || step === 'in-use'))
    throw new Error(`${limit} limits browser tests, which only the steps browser and in-use have. Name one of them.`);
  return {
    steps: new Set(named.length > 0 ? named : stepNames),
    specs: values.specs,
    shard: values.shard,
  };
}

/** Whether it is like "1/3", with a part that exists. */
function isShard(text: string): boolean {
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  return parts !== undefined && Number(part) <= Number(parts);
}

function specPaths(): string[] {
  return globSync('site/e2e/**/*.spec.ts');
}

function isStep(name: string): name is StepName {
  return (stepNames as readonly string[]).includes(name);
}

/**
 * A build often uses one processor only, so source checks and pure tests run in parallel with it. Browser tests wait a
 * lot, so other steps run in parallel with them. The empty installation comes first, then the other browsers, then the
 * installation in use.
 */
async function runSteps(run: TestRun, { steps, specs, shard }: Selection): Promise<StepResult[]> {
  const empty: Workplace = { folder: join(run.folder, 'empty'), env: run.env };
  const inUse: Workplace = {
    folder: join(run.folder, 'in-use'),
    env: { ...run.env, E2E_INSTALLATION: 'in-use' },
  };
  const playwrightArguments = [...specs, ...(shard ? [`--shard=${shard}`] : [])];
  const needsTree = stepNames.some((step) => step !== 'sources' && steps.has(step));

  if (needsTree) createTree(process.cwd(), empty.folder, process.env[builtTreeVariable]);
  const [sources, pure, built] = await Promise.all([
    steps.has('sources') ? checkSources() : [],
    steps.has('unit') ? pureTests(empty) : [],
    needsTree ? buildTree(empty) : [],
  ]);
  // Each of these promises is awaited by Promise.all too, so none of their errors goes unhandled.
  const inUseReady = prepareInUse();
  const [inUseMade, browsers, besides] = await Promise.all([inUseReady, testInBrowsers(), runInBackground()]);
  const all = [sources, pure, built, inUseMade.results, besides.results, browsers.empty, besides.budgets];
  return [...all, browsers.inUse, browsers.others].flat().filter((result) => result !== undefined);

  /** Also checks that tests leave the installation as it was, before other tests use it. */
  async function prepareInUse(): Promise<{ results: StepResult[]; isReady: boolean }> {
    if (!steps.has('in-use') && !steps.has('installation')) return { results: [], isReady: false };
    const made = await makeInstallationInUse(empty, inUse);
    const isReady = made.failed === 0;
    if (!isReady) made.notes = ['The installation in use, because it could not be made.'];
    const checked = isReady && steps.has('installation') ? [await checkInstallation(inUse, empty.folder)] : [];
    return { results: [made, ...checked], isReady };
  }

  async function testInBrowsers(): Promise<InBrowsers> {
    const tested: InBrowsers = {};
    if (steps.has('browser'))
      tested.empty = await browserTests(
        'Browser tests, empty installation',
        await atFreePort(empty),
        playwrightArguments,
      );
    if (steps.has('other-browsers')) tested.others = await otherBrowserTests(await atFreePort(empty));
    const { isReady } = await inUseReady;
    if (!steps.has('in-use') || !isReady) return tested;
    // The check of the installation has run these.
    const elsewhere = steps.has('installation') && specs.length === 0 ? ['--grep-invert', specOfInstallation] : [];
    tested.inUse = await browserTests('Browser tests, installation in use', await atFreePort(inUse), [
      ...playwrightArguments,
      ...elsewhere,
    ]);
    return tested;
  }

  async function runInBackground(): Promise<Background> {
    const { isReady } = await inUseReady;
    const background: Background = { results: [] };
    if (steps.has('types')) background.results.push(...(await checkPageTypes(empty)));
    if (steps.has('worker')) background.results.push(await workerTests(empty));
    if (steps.has('in-use') && isReady)
      background.budgets = await byteBudgets('Byte budgets, installation in use', inUse);
    // Last, because these tests use both processors when the browser tests have ended.
    if (steps.has('unit')) background.results.push(await testsOfBuild(empty));
    // Browser tests start sites in this tree. If a test changed a source, each of them would build the library again.
    if (steps.has('unit') || steps.has('worker'))
      background.results.push(await expectBuilt('A start after the unit tests builds nothing', empty));
    return background;
  }
}

interface InBrowsers {
  empty?: StepResult;
  others?: StepResult;
  inUse?: StepResult;
}

/** What runs in parallel with the browser tests. */
interface Background {
  results: StepResult[];
  budgets?: StepResult;
}

/** Makes a tree an installation as after the first start, without accounts or imports. */
async function buildTree(tree: Workplace): Promise<StepResult[]> {
  await runScript('scripts/test-run/build-tree.ts', tree);
  return [await expectBuilt('A second start builds nothing', tree)];
}

async function expectBuilt(name: string, workplace: Workplace): Promise<StepResult> {
  const again = await runScript('scripts/test-run/expect-built.ts', workplace).catch((error: unknown) => String(error));
  const failures = again === undefined ? [] : [again];
  const passed = failures.length === 0;
  return { name, passed: Number(passed), failed: Number(!passed), failures, flaky: [] };
}

async function atFreePort(workplace: Workplace): Promise<Workplace> {
  return {
    ...workplace,
    env: { ...workplace.env, E2E_PORT: String(await freePort()) },
  };
}

/** Runs a script of the tree in the tree. Throws an error with its last lines if it fails. */
function runScript(script: string, { folder, env }: Workplace): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      cwd: folder,
      env,
      stdio: ['ignore', 'inherit', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(errors.trim() || `${script} ended with status ${status}.`));
    });
  });
}
