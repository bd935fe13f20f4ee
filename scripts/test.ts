import { runTestSteps } from './test-run/run-test-steps.ts';

/**
 * The complete gate: `npm test`. Arguments limit it to named steps: `npm test -- unit worker`. `--specs search` limits
 * the browser tests to files whose path contains "search". `--shard 1/3` runs the first third of them.
 */
process.exitCode = await runTestSteps(process.argv.slice(2));
