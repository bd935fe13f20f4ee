import { findBlocks } from './find-mutants.ts';
import { hitStatement } from './hits.ts';
import { blockId } from './mutant.ts';

/** The same code, with a statement that records each entered block. */
export function instrument(file: string, text: string): string {
  return findBlocks(file, text)
    .toSorted((a, b) => b - a)
    .reduce(
      (code, offset) => `${code.slice(0, offset + 1)}${hitStatement(blockId(file, offset))}${code.slice(offset + 1)}`,
      text,
    );
}
