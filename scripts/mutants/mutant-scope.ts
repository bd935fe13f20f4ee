import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { Suite } from './test-process.ts';

/** Search, versification, reading, imports and the worker. The Hebrew lessons have their own kind of checks. */
const included = '{data,worker}/**/*.{ts,tsx}';
const excluded = [
  'data/{hebrew,schema,sources}/**',
  '{data,worker}/testing/**',
  'data/*/contract/**',
  '**/*.{test,config,d}.{ts,tsx}',
  '**/{test,fixtures}/**',
  // Test tools that are next to the source.
  'data/search/engine/random-queries.ts',
];

/** The files whose code is changed. */
export function filesInScope(root: string, only = '**'): string[] {
  return globSync(included, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !excluded.some((glob) => matchesGlob(file, glob)) && matchesGlob(file, only))
    .sort();
}

/** The test suites that can notice a change, in run order. The worker's tests cover pure code too. */
export function suitesFor(file: string): Suite[] {
  return file.startsWith('worker/') ? ['worker'] : ['model', 'worker'];
}
