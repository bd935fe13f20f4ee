import { findChromium } from './checks/find-chromium.ts';
import { closingLines, type StepResult } from './checks/run-step.ts';
import {
  browserTests,
  checkSiteTypes,
  checkSources,
  otherBrowserTests,
  unitTests,
  workerTests,
} from './checks/steps.ts';
import { isPrepared, prepare } from './prepare.ts';

/**
 * The whole gate: what `npm run check` does, then the worker on real D1 and the errands in a real browser, on a
 * library and pages that are built first where they are missing. A browser test that fails is run once more; one that
 * passes then is named in the closing lines. Ends with one line of counts.
 *
 * Neither a build nor the browser's tests keep two processors busy by themselves, so other steps run beside them.
 */
const [sources, whole] = await Promise.all([checkSources(), build()]);
process.env['CHROMIUM_PATH'] = findChromium();
const [beside, browser] = await Promise.all([runBesideBrowser(), browserTests()]);
// Last, since it serves the same state.
const results = [whole, ...sources, ...beside, browser, await otherBrowserTests()];

process.stdout.write(closingLines(results));
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** On a clean clone: a second start has nothing to make. */
async function build(): Promise<StepResult> {
  await prepare();
  const isWhole = isPrepared();
  return {
    name: 'What was just made is not made again',
    passed: Number(isWhole),
    failed: Number(!isWhole),
    failures: [],
    flaky: [],
  };
}

async function runBesideBrowser(): Promise<StepResult[]> {
  return [...(await checkSiteTypes()), await unitTests('hold'), await workerTests('hold')];
}
