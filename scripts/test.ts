import { findChromium } from './checks/find-chromium.ts';
import { closingLines } from './checks/run-step.ts';
import { browserTests, quickChecks, unitTests, workerTests } from './checks/steps.ts';
import { isPrepared, prepare } from './prepare.ts';

/**
 * The whole gate: what `npm run check` does, then the worker on real D1 and the errands in a real browser, on a
 * library and pages that are built first where they are missing. A browser test that fails is run once more; one that
 * passes then is named in the closing lines. Ends with one line of counts.
 */
await prepare();
process.env['CHROMIUM_PATH'] = findChromium();
const prepared = isPrepared();
const results = [
  // On a clean clone: a second start has nothing to make.
  {
    name: 'What was just made is not made again',
    passed: Number(prepared),
    failed: Number(!prepared),
    failures: [],
    flaky: [],
  },
  ...(await quickChecks()),
  await unitTests(),
  await workerTests(),
  await browserTests(),
];

process.stdout.write(closingLines(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
