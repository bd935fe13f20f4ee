import type { SearchAnswer, SearchResult } from './search.ts';

/** A result without what can be told from the rest of it: as pages have it, where every byte is waited for. */
export type SlimResult = Omit<SearchResult, 'content'>;
export type SlimAnswer = Omit<SearchAnswer, 'results'> & { results: SlimResult[] };

export function slimAnswer({ results, ...answer }: SearchAnswer): SlimAnswer {
  return { ...answer, results: results.map(({ content: _content, ...rest }) => rest) };
}
