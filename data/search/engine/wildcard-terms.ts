import {
  expandWildcards,
  wildcardExpression,
  wildcardStarts,
  wildcardsOf,
  type ExpandedQuery,
} from '../language/wildcards.ts';
import type { SearchQuery } from '../language/tree.ts';
import { termRange, type Column } from './column.ts';
import type { MemoryIndex } from './memory-index.ts';

/** Fills in the words that the patterns of a query match in these versions. */
export function expandInMemory(query: SearchQuery, indexes: readonly MemoryIndex[]): ExpandedQuery {
  const patterns = wildcardsOf(query);
  if (patterns.length === 0) return { query };
  return expandWildcards(
    query,
    new Map(patterns.map((pattern) => [pattern, indexes.flatMap(({ text }) => matchingTerms(pattern, text))])),
  );
}

function matchingTerms(pattern: string, column: Column): string[] {
  const expression = wildcardExpression(pattern);
  return (wildcardStarts(pattern) ?? []).flatMap((start) =>
    column.terms.slice(...termRange(column, start, true)).filter((term) => expression.test(term)),
  );
}
