import { defineConfig } from 'vitest/config';

/** The tests of pure code, alone: those of scripts and of the site take longer and look at built files. */
export default defineConfig({
  test: {
    include: ['data/**/*.test.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
