import type { DeviceRead, ReadReply } from '#data/reading/offline/device-read.ts';
import type { SearchAnswer, SearchError } from '#data/search/contract/search.ts';

/** A search with the parameters of the API. */
export interface OfflineSearch {
  /** As typed. */
  query: string;
  /** Version codes; empty for the site's default. */
  versions: readonly string[];
  /** Code of the version that comes first; by default that of a site without its own setting. */
  first?: string;
  page: number;
  perPage: number;
  order: 'canonical' | 'relevance';
}

export type SearchReply =
  /** `rest`: nothing was found; a complete answer with suggestions follows. */
  | { kind: 'answer'; answer: SearchAnswer; rest?: Promise<SearchReply> }
  /** The query is invalid, with the same error as from the API. */
  | { kind: 'error'; error: SearchError }
  /** A requested version is not on the device; `downloaded` has the codes of those that are. */
  | { kind: 'missing'; version: string; downloaded: string[] }
  /** The pack is on the device and cannot be read. */
  | { kind: 'damaged'; version: string; message: string }
  /** A sentence for the log about an error of the program or the device. */
  | { kind: 'failed'; message: string };

/** A message with the number of its search. */
export interface Numbered<Message> {
  id: number;
  /** Another reply to the same search follows. */
  isEarly?: true;
  message: Message;
}

/** Messages to and from the thread: a search or a read of the texts. */
export type ThreadMessage = OfflineSearch | DeviceRead;
export type ThreadReply = SearchReply | ReadReply;
