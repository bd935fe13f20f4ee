import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface StepResult {
  name: string;
  passed: number;
  failed: number;
}

/** A command that is one check: its exit status says whether it passed. Its output is shown as it comes. */
export function runCheck(name: string, command: readonly string[]): StepResult {
  const passed = runCommand(name, command);
  return { name, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/**
 * A test runner that writes its counts to `report` (JSON as Vitest or Playwright write it). A runner that dies
 * without a report, or fails without a failed test, counts as one failure.
 */
export function runTests(name: string, command: readonly string[], report: string): StepResult {
  rmSync(report, { force: true });
  const succeeded = runCommand(name, command);
  const { passed, failed } = existsSync(report) ? readCounts(report) : { passed: 0, failed: 0 };
  return { name, passed, failed: succeeded ? failed : Math.max(1, failed) };
}

function runCommand(name: string, command: readonly string[]): boolean {
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...rest] = command;
  return spawnSync(process.execPath, [`node_modules/${program}`, ...rest], { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function readCounts(report: string): { passed: number; failed: number } {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in counts) return { passed: counts.stats.expected + counts.stats.flaky, failed: counts.stats.unexpected };
  return { passed: counts.numPassedTests, failed: counts.numFailedTests };
}
