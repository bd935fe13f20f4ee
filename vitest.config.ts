import { defineConfig } from 'vitest/config';

/**
 * Tests that read the built library, and fuzz tests, which take long. Everything else in the projects "data" and "site"
 * runs in seconds from a fresh clone.
 */
const fullTests = ['{data,seeds,site}/**/*.library.test.{ts,tsx}', 'data/**/fuzz.test.ts'];

/** Tests whose modules read the state folder or the working folder when they are loaded. */
const isolatedTests = [
  'scripts/accounts/local-database.test.ts',
  'scripts/publish/{find-added,old-installation,published}.test.ts',
  'scripts/rebuild/{builder,local-bucket,swap}.test.ts',
  'scripts/testing/browser-state.test.ts',
];

export default defineConfig({
  test: {
    root: '.',
    projects: [
      // Pure code without side effects: the files share loaded modules, which saves two fifths of the time.
      {
        extends: true,
        test: {
          name: 'data',
          include: ['{data,seeds}/**/*.test.{ts,tsx}'],
          exclude: fullTests,
          isolate: false,
        },
      },
      // These files share modules, too, and with them packs of texts and decks that take seconds to make.
      { extends: true, test: { name: 'full', include: fullTests, isolate: false } },
      // Tests that start worker threads run in this project: started from a thread of Vitest, they sometimes hung.
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['{scripts,site/integrations}/**/*.test.{ts,tsx}'],
          exclude: isolatedTests,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolatedTests } },
      // A VM context for each file: one process loads the DOM and React once, which halves the time. This uses
      // processes rather than threads, because a thread that had loaded SQLite sometimes never ended.
      {
        extends: true,
        test: {
          name: 'site',
          include: ['site/**/*.test.{ts,tsx}'],
          exclude: ['site/integrations/**', ...fullTests],
          pool: 'vmForks',
          setupFiles: ['scripts/testing/react-tests.ts'],
        },
      },
    ],
    exclude: ['**/e2e/**', '**/node_modules/**'],
    // On two cores the default is one worker.
    maxWorkers: '100%',
    // A test takes at most a minute on an idle machine. A busy one can take ten times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
