import type { Mutant } from './mutant.ts';
import type { TestMap } from './test-map.ts';

/**
 * The test files that run a mutant's code, most likely to notice it first: its own, then those that enter most of its
 * file, then the fastest. Code outside any block runs when its module is loaded, so tests count that enter any block of
 * the module, or of the modules that import it. A function that only runs while its module is loaded is recorded for the
 * first test file that loads it, so a module's own test always counts.
 */
export function selectTests(
  { file, block }: Pick<Mutant, 'file' | 'block'>,
  map: TestMap,
  importersOf: (file: string) => readonly string[],
): string[] {
  const wanted = new Set([file, ...(block === undefined ? importersOf(file) : [])]);
  return Object.entries(map)
    .flatMap(([test, { ms, hits }]) => {
      const near = hits.filter((hit) => wanted.has(fileOf(hit)));
      const isReached = block === undefined ? near.length > 0 : near.includes(block);
      const own = near.filter((hit) => fileOf(hit) === file).length;
      const isOwn = isOwnTest(file, test);
      return isReached || isOwn ? [{ test, ms, own, isOwn }] : [];
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.own - a.own || a.ms - b.ms)
    .map(({ test }) => test);
}

function fileOf(block: string): string {
  return block.slice(0, block.lastIndexOf(':'));
}

function isOwnTest(file: string, test: string): boolean {
  return test === file.replace(/\.tsx?$/, '.test.ts');
}
