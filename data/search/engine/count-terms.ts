import { numberTerm } from '../sql/index-terms.ts';
import type { SearchNode } from '../language/tree.ts';
import { termRange, type Column } from './column.ts';
import { stemTerms } from './leaf-hits.ts';
import type { MemoryIndex } from './memory-index.ts';

export interface TermIds {
  text: number[];
  tags: number[];
}

/** The terms of the index that a word, number, parsing or stem matches. */
export function termIds(index: MemoryIndex, node: SearchNode): TermIds {
  switch (node.kind) {
    case 'words':
      return { text: idsOf(index.text, node.words[0] ?? '', node.prefix), tags: [] };
    case 'number':
      return { text: [], tags: idsOf(index.tags, numberTerm(node.number), false) };
    case 'morphology':
      return { text: [], tags: node.terms.flatMap(({ term, prefix }) => idsOf(index.tags, term, prefix)) };
    case 'stem':
      return { text: [...stemTerms(index, node.stem)], tags: [] };
    default:
      return { text: [], tags: [] };
  }
}

function idsOf(column: Column, text: string, prefix: boolean): number[] {
  const [from, end] = termRange(column, text, prefix);
  return Array.from({ length: end - from }, (_, at) => from + at);
}
