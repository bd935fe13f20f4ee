import type { Equivalent } from './equivalent.ts';
import type { Mutant } from './mutant.ts';

export type Outcome =
  | { kind: 'noticed'; by: string }
  | { kind: 'timed out' }
  | { kind: 'explained'; reason: string }
  | { kind: 'survived'; tests: number };

export interface Judged {
  mutant: Mutant;
  /** The original line of code, trimmed. */
  code: string;
  outcome: Outcome;
}

/** Why no test should notice a mutant; `undefined` if one should. */
export function explain(mutant: Mutant, code: string, table: readonly Equivalent[]): string | undefined {
  return table.find(
    (each) =>
      each.file === mutant.file &&
      each.code === code &&
      (each.original === undefined || each.original === mutant.original),
  )?.reason;
}

export interface Totals {
  noticed: number;
  survived: number;
  explained: number;
  /** Share of the noticeable mutants, in percent, rounded down to a tenth. */
  percent: number;
}

/** A mutant that never ends counts as noticed. An explained one is not counted. */
export function totalsOf(judged: readonly Judged[]): Totals {
  const count = (kind: Outcome['kind']): number => judged.filter(({ outcome }) => outcome.kind === kind).length;
  const noticed = count('noticed') + count('timed out');
  const survived = count('survived');
  const percent = noticed + survived === 0 ? 100 : Math.floor((1000 * noticed) / (noticed + survived)) / 10;
  return { noticed, survived, explained: count('explained'), percent };
}
