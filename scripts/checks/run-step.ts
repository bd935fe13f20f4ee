import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';

export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  /** What failed: names of tests and of files, or a runner's last lines if it reports nothing else. */
  failures: string[];
  /** Names of tests that passed only on a retry. They count as passed. */
  flaky: string[];
  /** Sentences for the closing lines about what was not tested. */
  notes?: string[];
}

/** A command that is one check. Its exit status says whether it passed. */
export interface Check {
  name: string;
  /** A program in `node_modules`, and its arguments. */
  command: readonly string[];
}

/** Where a step runs: its working directory, absolute, and the environment of its processes. */
export interface Workplace {
  folder: string;
  env: NodeJS.ProcessEnv;
}

/**
 * NODE_ENV=production in the shell would change what is tested: React would have no `act`, which component tests need.
 * Runners and builds set their own.
 */
function withoutNodeEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name !== 'NODE_ENV'));
}

/** The checkout itself. */
const checkout: Workplace = { folder: process.cwd(), env: process.env };

/** Runs `atATime` checks in parallel, by default one per processor. Prints the output of each check when it ends. */
export async function runChecks(
  checks: readonly Check[],
  atATime: number = availableParallelism(),
  workplace: Workplace = checkout,
): Promise<StepResult[]> {
  const results = new Map<Check, StepResult>();
  const waiting = checks.values();
  const work = async (): Promise<void> => {
    for (const check of waiting) results.set(check, await runCheck(check, workplace));
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return checks.flatMap((check) => results.get(check) ?? []);
}

async function runCheck({ name, command }: Check, workplace: Workplace): Promise<StepResult> {
  const { succeeded, said } = await runCommand(command, workplace);
  process.stdout.write(`\n— ${name}\n${said}`);
  return { name, passed: Number(succeeded), failed: Number(!succeeded), failures: [], flaky: [] };
}

/** Lines of a runner's output that are repeated if it names no failed test. */
const lastWords = 30;

/**
 * `show` prints a runner's output as it arrives. `hold` waits until the runner ends, for runners in parallel with
 * another.
 */
export type RunnerOutput = 'show' | 'hold' | 'ignore';

/** A test runner and the file in its working directory with its counts, in Vitest's or Playwright's JSON format. */
export interface Runner {
  name: string;
  /** A program in `node_modules`, and its arguments. */
  command: readonly string[];
  report: string;
  output?: RunnerOutput;
}

/** Runs a test runner. A crash without a report, or a failure without a failed test, counts as one failure. */
export async function runTests(
  { name, command, report, output = 'show' }: Runner,
  workplace: Workplace = checkout,
): Promise<StepResult> {
  const path = resolve(workplace.folder, report);
  rmSync(path, { force: true });
  const heading = `\n— ${name}\n`;
  if (output === 'show') process.stdout.write(heading);
  const { succeeded, said } = await runCommand(
    command,
    workplace,
    (text) => output === 'show' && process.stdout.write(text),
  );
  if (output === 'hold') process.stdout.write(`${heading}${said}`);
  const counts = existsSync(path)
    ? readReport(path, workplace.folder)
    : { passed: 0, failed: 0, failures: [], flaky: [] };
  if (succeeded) return { name, ...counts };
  const failures = counts.failures.length > 0 ? counts.failures : said.trimEnd().split('\n').slice(-lastWords);
  return { name, ...counts, failed: Math.max(1, counts.failed), failures };
}

/** Runs a program in `node_modules`. Passes its output on as it arrives, and returns all of it. */
function runCommand(
  [program = '', ...rest]: readonly string[],
  { folder, env }: Workplace,
  onText?: (text: string) => void,
): Promise<{ succeeded: boolean; said: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...rest], {
      cwd: folder,
      env: withoutNodeEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        onText?.(text);
      });
    child.on('close', (status) => done({ succeeded: status === 0, said }));
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    /** The file's absolute path. */
    name: string;
    status: 'passed' | 'failed';
    /** Why the file failed, if the cause is not only its tests. */
    message: string;
    assertionResults: { fullName: string; status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

type PlaywrightStatus = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A file, or a group of tests in one. */
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: PlaywrightStatus }[] }[];
}

function readReport(report: string, folder: string): Omit<StepResult, 'name'> {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in counts) {
    const { expected, unexpected, flaky } = counts.stats;
    const named = (status: PlaywrightStatus): string[] =>
      counts.suites.flatMap((suite) => specsThat(status, suite, []));
    return { passed: expected + flaky, failed: unexpected, failures: named('unexpected'), flaky: named('flaky') };
  }
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    failures: counts.testResults.flatMap((file) => failuresOfFile(file, folder)),
    flaky: [],
  };
}

function failuresOfFile(
  { name, status, message, assertionResults }: VitestReport['testResults'][number],
  folder: string,
): string[] {
  if (status !== 'failed') return [];
  const file = relative(folder, name);
  const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return tests.length > 0 ? tests.map((test) => `${file} › ${test}`) : [`${file}: ${message}`];
}

/** `entry.spec.ts › the group › the test`. */
function specsThat(
  status: PlaywrightStatus,
  { title, suites = [], specs }: PlaywrightSuite,
  above: readonly string[],
): string[] {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...own.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => specsThat(status, suite, path)),
  ];
}

/**
 * The closing lines of the gate: counts for each step, what failed, what passed only on a retry, what was not tested,
 * and the totals.
 */
export function closingLines(results: readonly StepResult[]): string {
  const steps = results.map(
    ({ name, passed, failed, flaky }) =>
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${flaky.length ? `, ${flaky.length} flaky` : ''}\n`,
  );
  const failures = results.flatMap((result) => result.failures);
  const flaky = results.flatMap((result) => result.flaky);
  const notes = results.flatMap((result) => result.notes ?? []);
  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
  const sums = `${total('passed')} passed, ${total('failed')} failed`;
  return [
    '\n',
    ...steps,
    ...listed('Failed', failures),
    ...listed('Passed only when run again', flaky),
    ...listed('Not tested', notes),
    `\n${sums}\n`,
  ].join('');
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`\n${title}:\n`, ...lines.map((line) => `  ${line}\n`)] : [];
}
