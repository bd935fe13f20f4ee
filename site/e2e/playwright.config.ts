import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 8788);

/** Errands of readers, on the built site and the real worker in workerd. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: '../../.build/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // A worker would answer for the server; tests of reading without a network let it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
