import type { DeviceRead, ReadReply } from '#data/reading/offline/device-read.ts';
import type { SearchAnswer, SearchFault } from '#data/search/contract/search.ts';

/** A search as the API is asked it. */
export interface OfflineSearch {
  /** As typed. */
  query: string;
  /** Codes; none for the site's default. */
  versions: readonly string[];
  /** Code of the version that stands first of several; without one, as on a site that chose no default of its own. */
  first?: string;
  page: number;
  perPage: number;
  order: 'canonical' | 'relevance';
}

export type SearchReply =
  /** `rest`: nothing was found; what to try instead comes later, with the whole answer once more. */
  | { kind: 'answer'; answer: SearchAnswer; rest?: Promise<SearchReply> }
  /** The query cannot be read, as the API would say. */
  | { kind: 'fault'; fault: SearchFault }
  /** A version that is asked for is not on the device; `kept` are the codes of those that are. */
  | { kind: 'missing'; version: string; kept: string[] }
  /** Its pack is on the device and cannot be read. */
  | { kind: 'damaged'; version: string; message: string }
  /** A sentence for the log: a fault of the program or of the device. */
  | { kind: 'failed'; message: string };

/** Each reply has the number of its search. */
export interface Numbered<Message> {
  id: number;
  /** Another reply to the same search follows. */
  isEarly?: true;
  message: Message;
}

/** What the thread is asked, and what it says: a search, or something that is read of the texts. */
export type ThreadMessage = OfflineSearch | DeviceRead;
export type ThreadReply = SearchReply | ReadReply;
