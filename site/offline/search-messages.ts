import type { SearchAnswer, SearchFault } from '#data/contract/search.ts';

/** A search as the API is asked it. */
export interface OfflineSearch {
  /** As typed. */
  query: string;
  /** Codes; none for the first version that is there. */
  versions: readonly string[];
  page: number;
  perPage: number;
  order: 'canonical' | 'relevance';
}

/** What the search thread can answer from. */
export interface OfflineState {
  /** Codes of the versions in memory, the site's default first. */
  versions: string[];
  /** Whether entries stand beside the results. */
  hasDictionary: boolean;
}

/** To the search thread. Bytes are handed over, not copied. */
export type SearchRequest =
  | { kind: 'load'; pack: 'text' | 'dictionary'; bytes: ArrayBuffer }
  /** The pack was deleted. */
  | { kind: 'drop'; version: string }
  | { kind: 'search'; search: OfflineSearch };

export type SearchReply =
  | { kind: 'state'; state: OfflineState }
  | { kind: 'answer'; answer: SearchAnswer }
  /** The query cannot be read, as the API would say. */
  | { kind: 'fault'; fault: SearchFault }
  /** A version that is asked for is not in memory. */
  | { kind: 'missing'; version: string }
  /** A sentence for the log: a pack that cannot be read, or a fault of the program. */
  | { kind: 'failed'; message: string };

/** Each reply has the number of its request. */
export interface Numbered<Message> {
  id: number;
  message: Message;
}
