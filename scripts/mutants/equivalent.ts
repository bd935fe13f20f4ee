/** A mutant that no test can notice, or that none should. */
export interface Equivalent {
  file: string;
  /** The line of code, without the spaces around it. */
  code: string;
  /** Part of the line that is changed, where not all of its mutants are meant. */
  original?: string;
  reason: string;
}
