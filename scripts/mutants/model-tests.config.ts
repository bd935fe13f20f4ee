import { defineConfig } from 'vitest/config';

/** The tests of pure code, alone: those of scripts and of the site take longer and look at built files. */
export default defineConfig({
  test: {
    name: 'model',
    include: ['data/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
