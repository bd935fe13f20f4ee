import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './judge.ts';
import { applyMutant, type Mutant } from './mutant.ts';
import { TestProcess, type Suite } from './test-process.ts';

/** Tests of one suite that run a mutant's code, and how long they take without it. */
export interface Selection {
  suite: Suite;
  tests: string[];
  ms: number;
}

/**
 * Number of test files in the first round, which notices most mutants. The second round has all other files that run
 * the code. A survivor in the worker can take minutes.
 */
const firstRound = 12;

/** Tries one mutant after another in one copy of the tree. */
export class MutantTrial {
  readonly #tree: string;
  readonly #limitMs: number;
  readonly #runners: Record<Suite, TestProcess>;

  /** `limitMs` is the time that a mutant may take in addition to that of its tests. A busy machine needs most of it. */
  constructor(tree: string, limitMs = 120_000) {
    this.#tree = tree;
    this.#limitMs = limitMs;
    const runner = (suite: Suite): TestProcess => new TestProcess(tree, suite, 'mutants');
    this.#runners = { model: runner('model'), worker: runner('worker') };
  }

  async try(mutant: Mutant, selections: readonly Selection[]): Promise<Outcome> {
    const { file } = mutant;
    const text = readFileSync(join(this.#tree, file), 'utf8');
    let count = 0;
    const rounds = [
      ...selections.map((each) => ({ ...each, tests: each.tests.slice(0, firstRound) })),
      ...selections.map((each) => ({ ...each, tests: each.tests.slice(firstRound) })),
    ];
    for (const { suite, tests, ms } of rounds) {
      if (tests.length === 0) continue;
      count += tests.length;
      const runner = this.#runners[suite];
      const ran = await runner.run(
        { write: [{ file, text: applyMutant(text, mutant) }], tests },
        this.#limitMs + 5 * ms,
      );
      runner.restore({ file, text });
      if (!ran) return { kind: 'timed out' };
      const [by] = ran.failed;
      if (by !== undefined) return { kind: 'noticed', by };
      if (ran.errors > 0) return { kind: 'noticed', by: 'an error outside of tests' };
    }
    return { kind: 'survived', tests: count };
  }

  close(): void {
    for (const runner of Object.values(this.#runners)) runner.close();
  }
}
