import { findOtherBrowsers } from './find-other-browsers.ts';
import { runTests, type StepResult, type Workplace } from './run-step.ts';

/**
 * A dozen tasks in Firefox and WebKit, on the workplace's site, at the port in its `E2E_PORT`. The result's notes name
 * a browser that is missing and cannot be installed.
 */
export async function otherBrowserTests({ folder, env }: Workplace): Promise<StepResult> {
  const name = 'Firefox and WebKit';
  const { browsers, notes } = findOtherBrowsers();
  if (browsers.length === 0) return { name, passed: 0, failed: 0, failures: [], flaky: [], notes };
  const result = await runTests(
    {
      name,
      command: ['@playwright/test/cli.js', 'test', '--config', 'site/e2e/other-browsers/playwright.config.ts'],
      report: '.build/other-browsers.json',
      output: 'hold',
    },
    { folder, env: { ...env, OTHER_BROWSERS: JSON.stringify(browsers) } },
  );
  return { ...result, notes };
}
