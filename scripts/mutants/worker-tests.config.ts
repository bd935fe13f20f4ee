import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import workerConfig from '../../worker/vitest.config.ts';

/** The worker's own tests. What they enter is recorded behind their own set-up, which stays. */
export default mergeConfig(workerConfig, {
  test: {
    setupFiles: process.env['RECORD_HITS'] === '1' ? [fileURLToPath(new URL('./record-hits.ts', import.meta.url))] : [],
  },
});
