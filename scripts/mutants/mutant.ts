/** One small change of one file. Offsets count UTF-16 units, like TypeScript's. */
export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  /** The code between `start` and `end`. */
  original: string;
  replacement: string;
  operator: Operator;
  /** The innermost block of code around it, as an id of {@link blockId}; `undefined` at the top level of the module. */
  block: string | undefined;
}

export type Operator =
  | 'operator'
  | 'condition'
  | 'negation'
  | 'number'
  | 'boolean'
  | 'fallback'
  | 'call'
  | 'method call'
  | 'arguments'
  | 'spread';

/** Identifies a block by the offset of its brace, so that recorded hits and mutants can be matched. */
export function blockId(file: string, offset: number): string {
  return `${file}:${offset}`;
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
