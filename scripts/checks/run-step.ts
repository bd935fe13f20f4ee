import { spawn } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './read-report.ts';

export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  /** How long the step took. Steps in parallel slow each other down. */
  seconds?: number;
  /** What failed: names of tests and of files, or a runner's last lines if it reports nothing else. */
  failures: string[];
  /** Names of tests that passed only on a retry. They count as passed. */
  flaky: string[];
  /** Names of tests that were skipped, for example because the library is not built. With `CI` set they are failures. */
  skipped?: string[];
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
  const { succeeded, printed, seconds } = await runCommand(command, workplace);
  process.stdout.write(`\n— ${name}\n${printed}`);
  const failures = succeeded ? [] : describeFailedCheck(name, printed, workplace.folder);
  return { name, passed: Number(succeeded), failed: Number(!succeeded), seconds, failures, flaky: [] };
}

/** Names the files in the output of a check, or says where its output is. */
function describeFailedCheck(name: string, printed: string, folder: string): string[] {
  const paths = stripVTControlCharacters(printed).match(/[\w.@][\w./@[\]-]*\.\w+/g) ?? [];
  const files = [...new Set(paths)].filter(
    (path) => !path.startsWith('node_modules/') && statSync(join(folder, path), { throwIfNoEntry: false })?.isFile(),
  );
  if (files.length === 0) return [`${name}: see the output above`];
  const more = files.length > maxFiles ? [`${name}: and ${files.length - maxFiles} more files`] : [];
  return [...files.slice(0, maxFiles).map((file) => `${name}: ${file}`), ...more];
}

/** Files of a check that the closing lines name. */
const maxFiles = 20;

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
  const { succeeded, printed, seconds } = await runCommand(
    command,
    workplace,
    (text) => output === 'show' && process.stdout.write(text),
  );
  if (output === 'hold') process.stdout.write(`${heading}${printed}`);
  const counts = existsSync(path)
    ? readReport(path, workplace.folder)
    : { passed: 0, failed: 0, failures: [], flaky: [], skipped: [] };
  const counted = { name, seconds, ...counts };
  const result = workplace.env['CI'] ? failSkipped(counted) : counted;
  if (succeeded) return result;
  const failures = result.failures.length > 0 ? result.failures : printed.trimEnd().split('\n').slice(-lastWords);
  return { ...result, failed: Math.max(1, result.failed), failures };
}

/** CI has everything that tests need, so a test that is skipped there tests nothing. */
function failSkipped({ skipped = [], ...result }: StepResult): StepResult {
  return {
    ...result,
    failed: result.failed + skipped.length,
    failures: [...result.failures, ...skipped.map((name) => `${name}: skipped, although CI is set`)],
    skipped: [],
  };
}

/** Runs a program in `node_modules`. Passes its output on as it arrives, and returns all of it. */
function runCommand(
  [program = '', ...rest]: readonly string[],
  { folder, env }: Workplace,
  onText?: (text: string) => void,
): Promise<{ succeeded: boolean; printed: string; seconds: number }> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, [`node_modules/${program}`, ...rest], {
      cwd: folder,
      env: withoutNodeEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        onText?.(text);
      });
    child.on('close', (status) =>
      done({ succeeded: status === 0, printed, seconds: Math.round((performance.now() - began) / 1000) }),
    );
  });
}

/**
 * The closing lines of the gate: counts and time of each step, what failed, what passed only on a retry, what was not tested,
 * and the totals. `declared` is a sentence about the tests in the code, where a table of cases is one test.
 */
export function closingLines(results: readonly StepResult[], declared?: string): string {
  const steps = results.map(
    ({ name, passed, failed, seconds, flaky }) =>
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${flaky.length ? `, ${flaky.length} flaky` : ''}${seconds === undefined ? '' : ` (${seconds} s)`}\n`,
  );
  const failures = results.flatMap((result) => result.failures);
  const flaky = results.flatMap((result) => result.flaky);
  const notes = results.flatMap((result) => result.notes ?? []);
  const skipped = results.flatMap((result) => result.skipped ?? []);
  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
  const sums = `${total('passed')} passed, ${total('failed')} failed`;
  return [
    '\n',
    ...steps,
    ...listed('Failed', failures),
    ...listed('Passed only when run again', flaky),
    ...listed('Skipped', skipped),
    ...listed('Not tested', notes),
    ...(declared ? [`\n${declared}\n`] : []),
    `\n${sums}\n`,
  ].join('');
}

function listed(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`\n${title}:\n`, ...lines.map((line) => `  ${line}\n`)] : [];
}
