import type { SearchQuery } from '../language/tree.ts';

/** A query to offer. Without `query`, it is a reference that exists; any other is counted before it is offered. */
export interface SuggestedQuery {
  text: string;
  query?: SearchQuery;
}
