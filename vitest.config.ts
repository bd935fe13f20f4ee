import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    projects: [
      // Pure code without side effects. Its files share the modules that they load, which saves two fifths of their
      // time.
      { extends: true, test: { name: 'data', include: ['{data,seeds}/**/*.test.{ts,tsx}'], isolate: false } },
      // Tests that start worker threads run in this project. When started from a Vitest thread, they sometimes hung.
      { extends: true, test: { name: 'scripts', include: ['{scripts,site/integrations}/**/*.test.{ts,tsx}'] } },
      // A VM context for each file: one process loads the DOM and React once, which halves the time. This uses
      // processes rather than threads, because a thread that had loaded SQLite sometimes never ended.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/**/*.test.{ts,tsx}'],
          exclude: ['site/integrations/**'],
          pool: 'vmForks',
          setupFiles: ['scripts/testing/react-tests.ts'],
        },
      },
    ],
    exclude: ['**/e2e/**', '**/node_modules/**'],
    // On two cores the default is one worker.
    maxWorkers: '100%',
    // The longest tests take ten seconds on an idle machine. A busy one may take ten times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
