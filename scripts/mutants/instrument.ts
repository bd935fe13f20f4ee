import { findBlocks } from './find-mutants.ts';
import { hitStatement } from './hits.ts';
import { blockId } from './mutant.ts';

/** The same code, which records each block that is entered. */
export function instrument(file: string, text: string): string {
  return findBlocks(file, text)
    .toSorted((a, b) => b - a)
    .reduce(
      (code, offset) => `${code.slice(0, offset + 1)}${hitStatement(blockId(file, offset))}${code.slice(offset + 1)}`,
      text,
    );
}
