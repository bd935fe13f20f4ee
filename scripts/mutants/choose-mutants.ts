import { seededRandom } from '#data/study/seeded-random.ts';
import type { Mutant } from './mutant.ts';

/** Chooses `count` mutants, each at most once. The same seed and code give the same mutants. */
export function chooseMutants(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = seededRandom(seed);
  const remaining = [...all];
  const chosen: Mutant[] = [];
  while (chosen.length < count && remaining.length > 0)
    chosen.push(...remaining.splice(Math.floor(random() * remaining.length), 1));
  return chosen;
}
