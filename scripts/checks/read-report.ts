import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface TestCounts {
  passed: number;
  failed: number;
  failures: string[];
  /** Tests that passed only on a retry. */
  flaky: string[];
  skipped: string[];
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
    assertionResults: {
      fullName: string;
      status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
      failureMessages?: string[];
    }[];
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
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: PlaywrightStatus;
  /** One for each try. */
  results: { error?: { message?: string; location?: { file: string; line: number } } }[];
}

/** Counts and names of a report that Vitest or Playwright wrote as JSON. `folder` is the one that the tests ran in. */
export function readReport(report: string, folder: string): TestCounts {
  const counts = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in counts) {
    const { expected, unexpected, flaky } = counts.stats;
    const named = (status: PlaywrightStatus): string[] =>
      counts.suites.flatMap((suite) => specsThat(status, suite, []));
    return {
      passed: expected + flaky,
      failed: unexpected,
      failures: named('unexpected'),
      flaky: named('flaky'),
      skipped: named('skipped'),
    };
  }
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    failures: counts.testResults.flatMap((file) => failuresOfFile(file, folder)),
    flaky: [],
    skipped: counts.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map(({ fullName }) => `${relative(folder, name)} › ${fullName}`),
    ),
  };
}

function failuresOfFile(
  { name, status, message, assertionResults }: VitestReport['testResults'][number],
  folder: string,
): string[] {
  if (status !== 'failed') return [];
  const file = relative(folder, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => `${fullName}${inBrackets(firstLine(failureMessages[0]))}`);
  return tests.length > 0 ? tests.map((test) => `${file} › ${test}`) : [`${file}: ${message}`];
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
}

function inBrackets(text: string): string {
  return text && ` (${text})`;
}

/** Where and why the last failed try of a test ended: ` (people.ts:41: Error: …)`. Empty for a test that passed. */
function reasonOf(tests: readonly PlaywrightTest[]): string {
  const error = tests.flatMap(({ results }) => results).findLast((result) => result.error)?.error;
  const place = error?.location && `${basename(error.location.file)}:${error.location.line}`;
  return inBrackets([place, firstLine(error?.message)].filter(Boolean).join(': '));
}

/** `entry.spec.ts › the group › the test`, and why it failed. */
function specsThat(
  status: PlaywrightStatus,
  { title, suites = [], specs }: PlaywrightSuite,
  above: readonly string[],
): string[] {
  const path = [...above, title];
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...own.map((spec) => `${[...path, spec.title].join(' › ')}${reasonOf(spec.tests)}`),
    ...suites.flatMap((suite) => specsThat(status, suite, path)),
  ];
}
