import { defineConfig } from '@playwright/test';
import { findOtherBrowsers, type FoundBrowser } from '../../../scripts/checks/find-other-browsers.ts';
import { keepSiteUntouched } from '../../../scripts/testing/browser-state.ts';
import { dieWithParent } from './program.ts';

keepSiteUntouched();
const port = Number((process.env['E2E_PORT'] ??= '8788'));

/** The check that starts these tests has already searched for browsers and passes its result. Test processes inherit it. */
process.env['OTHER_BROWSERS'] ??= JSON.stringify(findOtherBrowsers().browsers);
const browsers = JSON.parse(process.env['OTHER_BROWSERS']) as FoundBrowser[];

/** Reader tasks in browsers other than Chromium. Each browser is a project, and the projects run in parallel. */
export default defineConfig<{ found: FoundBrowser }>({
  testDir: '.',
  outputDir: '../../../.build/other-browsers/output',
  workers: 2,
  forbidOnly: true,
  retries: 1,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../../.build/other-browsers.json' }]],
  projects: browsers.map((found) => ({ name: found.name, use: { found } })),
  webServer: {
    // SIGTERM lets the start script also end its runtime, which is a separate process.
    command: ['exec', ...dieWithParent('TERM'), 'node', 'scripts/start.ts'].join(' '),
    cwd: '../../..',
    env: { PORT: String(port), DEPLOY_HOOK_URL: '' },
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
