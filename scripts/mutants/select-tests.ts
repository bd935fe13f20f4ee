import { basename, dirname } from 'node:path';
import type { Mutant } from './mutant.ts';
import type { TestMap } from './test-map.ts';

/**
 * The test files that run a mutant's code, the likeliest to notice it first: its own, those of its folder, then the
 * quickest. Code outside of any block runs when its module is loaded: the tests that enter any block of the module count,
 * or of the modules that import it.
 */
export function selectTests(
  { file, block }: Pick<Mutant, 'file' | 'block'>,
  map: TestMap,
  importersOf: (file: string) => readonly string[],
): string[] {
  const isHit = block === undefined ? hitsAnyOf([file, ...importersOf(file)]) : (hit: string) => hit === block;
  return Object.entries(map)
    .filter(([, { hits }]) => hits.some(isHit))
    .map(([test, { ms }]) => ({ test, ms, distance: distance(file, test) }))
    .sort((a, b) => a.distance - b.distance || a.ms - b.ms)
    .map(({ test }) => test);
}

function hitsAnyOf(files: readonly string[]): (hit: string) => boolean {
  const wanted = new Set(files);
  return (hit) => wanted.has(hit.slice(0, hit.lastIndexOf(':')));
}

function distance(file: string, test: string): number {
  if (test === file.replace(/\.tsx?$/, '.test.ts')) return 0;
  if (dirname(test) === dirname(file)) return 1;
  // worker/mail/templates/x.tsx and worker/mail/words.test.ts, or a test named for the module of another folder.
  return dirname(file).startsWith(dirname(test)) || basename(test).startsWith(basename(file, '.ts')) ? 2 : 3;
}
