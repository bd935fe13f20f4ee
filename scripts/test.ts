import { runTestSteps } from './test-run/run-test-steps.ts';

/**
 * The whole gate: `npm test`. With names of steps it runs only these, such as `npm test -- unit worker`;
 * `--specs search` limits the browser tests to files whose path contains "search".
 */
process.exitCode = await runTestSteps(process.argv.slice(2));
