import type { VerbCell } from './verb-cells.ts';

/** The codes of some cells; more than one where custom allows more, the commonest first. */
export type Cells = Partial<Record<VerbCell, readonly string[]>>;

export interface FutureStems {
  /** All that follows the prefix where nothing comes behind the root: with the prefix of "I", and with the others. */
  first: readonly string[];
  other: readonly string[];
  /** The same before an ending that is a vowel. */
  open: string;
}

/** The prefixes and endings of the future (GKC §47). */
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

/** The imperative (GKC §46); today the masculine serves for several women too. */
export function imperativeOf(alone: readonly string[], open: string): Cells {
  return { 'imperative ms': alone, 'imperative fs': [`${open}IY`], 'imperative cp': [`${open}W.`] };
}
