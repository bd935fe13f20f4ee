import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  /** Names of tests that passed only when they were run again; they count among those that passed. */
  flaky: string[];
}

/** A command that is one check: its exit status says whether it passed. */
export interface Check {
  name: string;
  /** A program below `node_modules`, and what it is called with. */
  command: readonly string[];
}

/** Runs as many checks at a time as there are processors. What each says is shown whole when it ends. */
export async function runChecks(checks: readonly Check[]): Promise<StepResult[]> {
  const results = new Map<Check, StepResult>();
  const waiting = checks.values();
  const work = async (): Promise<void> => {
    for (const check of waiting) results.set(check, await runCheck(check));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return checks.flatMap((check) => results.get(check) ?? []);
}

function runCheck({ name, command }: Check): Promise<StepResult> {
  const [program = '', ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...rest], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('close', (status) => {
      const passed = status === 0;
      process.stdout.write(`\n— ${name}\n${said}`);
      resolve({ name, passed: passed ? 1 : 0, failed: passed ? 0 : 1, flaky: [] });
    });
  });
}

/**
 * A test runner that writes its counts to `report` (JSON as Vitest or Playwright write it). A runner that dies
 * without a report, or fails without a failed test, counts as one failure. What it prints is shown unless it is ignored.
 */
export function runTests(
  name: string,
  command: readonly string[],
  report: string,
  output: 'inherit' | 'ignore' = 'inherit',
): StepResult {
  rmSync(report, { force: true });
  const succeeded = runCommand(name, command, output);
  const { passed, failed, flaky } = existsSync(report) ? readReport(report) : { passed: 0, failed: 0, flaky: [] };
  return { name, passed, failed: succeeded ? failed : Math.max(1, failed), flaky };
}

function runCommand(name: string, command: readonly string[], output: 'inherit' | 'ignore' = 'inherit'): boolean {
  if (output === 'inherit') process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...rest] = command;
  return (
    spawnSync(process.execPath, [`node_modules/${program}`, ...rest], { stdio: ['ignore', output, output] }).status ===
    0
  );
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A file, or a group of tests in one. */
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

function readReport(report: string): Omit<StepResult, 'name'> {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if (!('stats' in counts)) return { passed: counts.numPassedTests, failed: counts.numFailedTests, flaky: [] };
  const { expected, unexpected, flaky } = counts.stats;
  return { passed: expected + flaky, failed: unexpected, flaky: counts.suites.flatMap((suite) => flakyIn(suite, [])) };
}

/** `entry.spec.ts › the group › the test`. */
function flakyIn({ title, suites = [], specs }: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map((spec) => [...path, spec.title].join(' › ')), ...suites.flatMap((suite) => flakyIn(suite, path))];
}

/** The closing lines of the gate: a line of counts a step, the tests that passed only on the second try, and the sums. */
export function closingLines(results: readonly StepResult[]): string {
  const steps = results.map(
    ({ name, passed, failed, flaky }) =>
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${flaky.length ? `, ${flaky.length} flaky` : ''}\n`,
  );
  const flaky = results.flatMap((result) => result.flaky);
  const named = flaky.length ? ['\nPassed only when run again:\n', ...flaky.map((test) => `  ${test}\n`)] : [];
  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
  const sums = `${total('passed')} passed, ${total('failed')} failed${flaky.length ? `, ${flaky.length} flaky` : ''}`;
  return ['\n', ...steps, ...named, `\n${sums}\n`].join('');
}
