/** A mutant that no test can notice, or that none should. */
export interface Equivalent {
  file: string;
  /** The trimmed line of code. */
  code: string;
  /** The changed part of the line, if the reason does not apply to all of its mutants. */
  original?: string;
  reason: string;
}
