import { seededRandom } from '#data/study/seeded-random.ts';
import type { Mutant } from './mutant.ts';

/** As many mutants as are asked for, each at most once, the same ones for the same seed and code. */
export function chooseMutants(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const left = [...all];
  const chosen: Mutant[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(Math.floor(random() * left.length), 1));
  return chosen;
}
