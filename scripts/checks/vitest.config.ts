import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['{data,scripts,seeds,site}/**/*.test.{ts,tsx}'],
    exclude: ['**/e2e/**', '**/node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
