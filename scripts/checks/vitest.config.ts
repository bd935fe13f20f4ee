import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['{data,scripts,seeds,site}/**/*.test.{ts,tsx}'],
    exclude: ['**/e2e/**', '**/node_modules/**'],
    // On two cores the default is one at a time.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
