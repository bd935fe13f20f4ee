import type { VerbCell } from './verb-cells.ts';

/** The codes of some cells, most common first. There is more than one where usage varies. */
export type Cells = Partial<Record<VerbCell, readonly string[]>>;

export interface FutureStems {
  /** What follows the prefix if the form has no ending: after the prefix of "I", and after the others. */
  first: readonly string[];
  other: readonly string[];
  /** The same before an ending that starts with a vowel. */
  open: string;
}

/** Builds the prefixes and endings of the future (GKC §47). */
export function futureOf({ first, other, open }: FutureStems): Cells {
  const after = (prefix: string): string[] => other.map((stem) => prefix + stem);
  return {
    'future 1cs': first.map((stem) => `)${stem}`),
    'future 2ms': after('T'),
    'future 2fs': [`T${open}IY`],
    'future 3ms': after('Y'),
    'future 3fs': after('T'),
    'future 1cp': after('N'),
    'future 2cp': [`T${open}W.`],
    'future 3cp': [`Y${open}W.`],
  };
}

/** Builds the imperative (GKC §46). In modern Hebrew, the masculine plural is also used for women. */
export function imperativeOf(alone: readonly string[], open: string): Cells {
  return { 'imperative ms': alone, 'imperative fs': [`${open}IY`], 'imperative cp': [`${open}W.`] };
}
