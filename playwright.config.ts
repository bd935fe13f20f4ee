import { globSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 8788);

/**
 * Specs run on the empty installation and on the one in use. These run once, because the installation makes no
 * difference to what they check.
 */
const runOnce = {
  // Pages have more on them there: layout and accessibility on eight sizes of screen.
  inUse: ['devices'],
  empty: {
    texts: ['traps', 'hebrew', 'strongs-test', 'read-verse'],
    responses: ['bad-input', 'headers', 'results-without-scripts'],
    rendering: ['fonts', 'paper-and-forced-colours', 'island-failures', 'old-browsers', 'translated'],
    failures: ['hanging', 'downloads-faults', 'offline-faults', 'offline-search-faults'],
    accounts: ['mail', 'my-words', 'study'],
  },
};
const isInUse = process.env['E2E_INSTALLATION'] === 'in-use';
const specFolder = join(import.meta.dirname, 'site/e2e');
/** Specs that start a site of their own. */
const startsOwnSite = (file: string): boolean =>
  /\bstart(?:Fresh|OwnTree)\(/.test(readFileSync(join(specFolder, file), 'utf8'));
const elsewhere = isInUse
  ? [
      ...Object.values(runOnce.empty).flatMap((names) => names.map((name) => `${name}.spec.ts`)),
      ...globSync('*.spec.ts', { cwd: specFolder }).filter(startsOwnSite),
    ]
  : runOnce.inUse.map((name) => `${name}.spec.ts`);

/** Errands of readers, on the built site and the real worker in workerd. */
export default defineConfig({
  testDir: 'site/e2e',
  // Firefox and WebKit have a configuration of their own.
  testIgnore: ['other-browsers/**', ...elsewhere],
  // Chromium cannot save a download below a folder whose name has letters outside ASCII.
  outputDir: join(tmpdir(), `lexicon-browser-${userInfo().uid}-${port}`),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Reported by name in the gate's closing lines (scripts/checks/run-step.ts), so that no flaky test goes unseen.
  retries: 1,
  // What is waited for comes in a second on a machine with nothing else to do; a busy one may take ten times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.build/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A worker would answer for the server; tests of reading without a network let it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && {
        executablePath: process.env['CHROMIUM_PATH'],
      }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
        '--disable-software-rasterizer',
        // Letters as wide as on the screens of today: rounded to whole pixels, as by default here, lines break elsewhere.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    // Nothing is built anew below the tests; rebuild.spec.ts has a site of its own.
    env: { PORT: String(port), DEPLOY_HOOK_URL: '' },
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
