import { globSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { keepSiteUntouched } from './scripts/testing/browser-state.ts';

keepSiteUntouched();
const port = Number(process.env['E2E_PORT'] ?? 8788);

/**
 * The dashboard, whose lists are empty on a new site, is tested on both the empty installation and the one in use. The
 * other specs run once. Those that the installation could affect run on the one in use, which has everything that an
 * empty one has, and more.
 */
const runOnce = {
  inUse: [
    // Layout and accessibility on eight screen sizes, keyboard and screen reader.
    ...['devices', 'dialogs-fit', 'keyboard', 'screen-reader'],
    // Reading, and data of readers and administrators.
    ...['accounts', 'bot', 'chapter', 'custom-pages', 'dashboard-forms', 'entry', 'health', 'imports', 'interlinear'],
    ...['private-pages', 'short-meanings', 'words'],
    // Lists that an imported text adds to, and downloads.
    ...['browse', 'downloads', 'export', 'form-search', 'offline-packs', 'offline-search', 'pages', 'parallel'],
    // Results, offline reading and byte budgets. Firefox and WebKit search and read offline on the empty installation.
    ...['offline', 'offline-field-cases', 'saved-pages', 'search', 'tasks-of-readers', 'weights'],
  ],
  empty: {
    texts: ['traps', 'hebrew', 'strongs-test', 'read-verse'],
    responses: ['bad-input', 'headers', 'results-without-scripts'],
    rendering: ['fonts', 'paper-and-forced-colors', 'island-failures', 'old-browsers', 'translated'],
    failures: ['hanging', 'downloads-faults', 'offline-faults', 'offline-search-faults'],
    accounts: [
      'mail',
      'my-study',
      'my-study-collections',
      'my-study-faults',
      'my-study-notes',
      'my-study-walk',
      'my-words',
      'study',
    ],
    updates: ['offline-walk', 'offline-updates', 'offline-tasks', 'offline-renewal', 'downloads-editions'],
    dialogs: ['entry-dialog', 'parallel-dialog', 'words-dialog'],
    scripts: ['hydration', 'prefetch', 'sample'],
  },
};
const isInUse = process.env['E2E_INSTALLATION'] === 'in-use';
/** This spec starts a new site itself, and makes the installation in use from it. */
const making = 'make-site-in-use.spec.ts';
const isMaking = process.env['E2E_INSTALLATION'] === 'making';
const specFolder = join(import.meta.dirname, 'site/e2e');
/** Specs that start their own site. */
const startsOwnSite = (file: string): boolean =>
  /\bstart(?:Fresh|OwnTree)\(/.test(readFileSync(join(specFolder, file), 'utf8'));
const elsewhere = isInUse
  ? [
      ...Object.values(runOnce.empty).flatMap((names) => names.map((name) => `${name}.spec.ts`)),
      ...globSync('*.spec.ts', { cwd: specFolder }).filter(startsOwnSite),
    ]
  : runOnce.inUse.map((name) => `${name}.spec.ts`);

/** Tasks of readers, on the built site and the real worker in workerd. */
export default defineConfig({
  testDir: 'site/e2e',
  // Firefox and WebKit have their own configuration.
  testIgnore: isMaking ? [] : ['other-browsers/**', making, ...elsewhere],
  ...(isMaking && { testMatch: making }),
  // Chromium cannot save a download in a folder whose name has non-ASCII characters.
  outputDir: join(tmpdir(), `lexicon-browser-${userInfo().uid}-${port}`),
  // The tests in use run last, when little else uses the processors while they wait.
  workers: isInUse ? 3 : 2,
  fullyParallel: true,
  forbidOnly: true,
  // The final lines of the gate (scripts/checks/run-step.ts) list flaky tests by name, so that none goes unnoticed.
  // The installation that a failed test leaves cannot be made again in the same folder.
  retries: isMaking ? 0 : 1,
  // What a test waits for takes a second on an idle machine. A busy one may take ten times as long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.build/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A service worker would respond instead of the server. Tests of offline reading allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
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
        // Glyph widths as on current screens. The default here rounds them to whole pixels, so lines break elsewhere.
        '--font-render-hinting=none',
        // The pages of one test share a process, which saves a seventh of the time of loading a page.
        '--renderer-process-limit=1',
      ],
    },
  },
  webServer: isMaking
    ? []
    : {
        command: 'node scripts/start.ts',
        // Nothing is rebuilt during the tests. Specs that rebuild have their own sites.
        env: { PORT: String(port), DEPLOY_HOOK_URL: '' },
        url: `http://localhost:${port}/api/health`,
        timeout: 300_000,
        reuseExistingServer: false,
        stdout: 'ignore',
        stderr: 'pipe',
      },
});
