/** A mutant that no test can notice, or that none should. */
export interface Equivalent {
  file: string;
  /** The line of code, without the spaces around it. */
  code: string;
  /** Part of the line that is changed, where not all of its mutants are meant. */
  original?: string;
  reason: string;
}

/** Found by file and code, not by line, so that the table survives changes of other lines. */
export const equivalentMutants: readonly Equivalent[] = [];
