import type { SearchAnswer, SearchResult } from './search.ts';

/** A result without the field that can be derived from the others, to reduce the size of pages. */
export type SlimResult = Omit<SearchResult, 'content'>;
export type SlimAnswer = Omit<SearchAnswer, 'results'> & { results: SlimResult[] };

export function slimAnswer({ results, ...answer }: SearchAnswer): SlimAnswer {
  return { ...answer, results: results.map(({ content: _content, ...rest }) => rest) };
}
