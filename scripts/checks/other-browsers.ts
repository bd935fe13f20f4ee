import { freePort } from '../free-port.ts';
import { findOtherBrowsers } from './find-other-browsers.ts';
import { runTests, type StepResult } from './run-step.ts';

/**
 * A dozen errands in Firefox and WebKit. A browser that is missing and cannot be installed is named in the result's
 * notes. The site is served with the state that `LEXICON_STATE` names, at `E2E_PORT` or a free port.
 */
export async function otherBrowserTests(): Promise<StepResult> {
  const name = 'Firefox and WebKit';
  const { browsers, notes } = findOtherBrowsers();
  if (browsers.length === 0) return { name, passed: 0, failed: 0, failures: [], flaky: [], notes };
  const env = {
    OTHER_BROWSERS: JSON.stringify(browsers),
    E2E_PORT: process.env['E2E_PORT'] ?? String(await freePort()),
  };
  const result = await runTests(
    name,
    ['@playwright/test/cli.js', 'test', '--config', 'site/e2e/other-browsers/playwright.config.ts'],
    '.build/other-browsers.json',
    'show',
    env,
  );
  return { ...result, notes };
}
