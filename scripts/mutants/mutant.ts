/** One small change of one file. Offsets are of UTF-16 units, as TypeScript counts them. */
export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  /** The code between `start` and `end`. */
  original: string;
  replacement: string;
  operator: Operator;
  /** The innermost block of code around it, as {@link blockId} names it; `undefined` at the top level of the module. */
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

/** Names a block by the offset of its brace, so that recorded hits and mutants find each other. */
export function blockId(file: string, offset: number): string {
  return `${file}:${offset}`;
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
