import { defineConfig } from 'vitest/config';

/** Only the tests of pure code. Those of scripts and of the site take longer and read built files. */
export default defineConfig({
  test: {
    include: ['data/**/*.test.ts'],
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
