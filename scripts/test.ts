import { findChromium } from './checks/find-chromium.ts';
import { browserTests, quickChecks, unitTests, workerTests } from './checks/steps.ts';
import { isPrepared, prepare } from './prepare.ts';

/**
 * The whole gate: what `npm run check` does, then the worker on real D1 and the errands in a real browser, on a
 * library and pages that are built first where they are missing. Ends with one line of counts.
 */
await prepare();
process.env['CHROMIUM_PATH'] = findChromium();
const prepared = isPrepared();
const results = [
  // On a clean clone: a second start has nothing to make.
  { name: 'What was just made is not made again', passed: Number(prepared), failed: Number(!prepared) },
  ...quickChecks(),
  unitTests(),
  workerTests(),
  browserTests(),
];

process.stdout.write('\n');
for (const { name, passed, failed } of results) process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed\n`);
const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exit(total('failed') > 0 ? 1 : 0);
