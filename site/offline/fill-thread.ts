import type { Pack, PackPiece } from '#data/offline/contract/packs.ts';
import type { OfflineSearch, SearchReply } from './search-messages.ts';
import {
  answerSearch,
  askedVersions,
  dropVersion,
  failed,
  loadDictionary,
  loadText,
  readQuery,
  type SearchThread,
} from './search-thread.ts';

/** Where packs are kept: Cache Storage, in a browser. */
export interface PackShelf {
  /** `undefined` where it is not installed (any more). */
  find(name: string): Promise<Pack | undefined>;
  /** Throws where a piece is gone or damaged. */
  read(pieces: readonly PackPiece[]): Promise<Uint8Array>;
  /** Names of the installed packs that can be searched. */
  names(): Promise<string[]>;
}

/** A thread that reads the packs that a search asks for, when it is asked. */
export interface FillingThread extends SearchThread {
  /** `version` of the pack that each text was read from, by its code. */
  texts: Map<string, string>;
  /** Which dictionary it has: the paths of its pieces. */
  words?: string;
}

export function emptyThread(): FillingThread {
  return { indexes: [], texts: new Map() };
}

interface Listener {
  /** Hears at once that nothing is found, before what to try instead. */
  onEarly?: (reply: SearchReply) => void;
  /** Whether anybody still waits for what to try instead: reading other texts for it takes seconds. */
  isWanted?: () => boolean;
}

/** Never throws. Each search looks whether its packs are still there: another tab may have deleted or renewed them. */
export async function answerFromPacks(
  thread: FillingThread,
  search: OfflineSearch,
  shelf: PackShelf,
  { onEarly, isWanted = () => true }: Listener = {},
): Promise<SearchReply> {
  // Nothing is read for a query that cannot be.
  const read = readQuery(search.query);
  if (read.kind === 'fault') return read;
  try {
    for (const code of askedVersions(search)) {
      const lack = await fill(thread, code, shelf);
      if (lack) return lack;
    }
    const reply = answerSearch(thread, search, 'found');
    if (reply.kind !== 'answer' || reply.answer.pagination.totalResults > 0) return reply;
    // Nothing is found: the other versions on the device may have it. One that cannot be read is no matter here.
    onEarly?.(reply);
    for (const code of await shelf.names()) if (isWanted()) await fill(thread, code, shelf);
    return isWanted() ? answerSearch(thread, search) : reply;
  } catch (error) {
    return failed(error);
  }
}

/** Answers what is the matter where the version cannot be searched. */
export async function fill(thread: FillingThread, code: string, shelf: PackShelf): Promise<SearchReply | undefined> {
  const pack = await shelf.find(code);
  if (!pack?.search) {
    forget(thread, code);
    return { kind: 'missing', version: code, kept: await shelf.names() };
  }
  const { text, dictionary } = pack.search;
  try {
    if (thread.texts.get(code) !== pack.version) {
      // The older one goes first: an old device may not have room for both.
      forget(thread, code);
      const found = loadText(thread, await shelf.read(text));
      if (found !== code) throw new Error(`The pack ${code} has the text of ${found}`);
      thread.texts.set(code, pack.version);
    }
    const words = dictionary.map(({ path }) => path).join(' ');
    if (thread.words !== words) {
      loadDictionary(thread, await shelf.read(dictionary));
      thread.words = words;
    }
    return undefined;
  } catch (error) {
    return { kind: 'damaged', version: code, message: failed(error).message };
  }
}

function forget(thread: FillingThread, code: string): void {
  dropVersion(thread, code);
  thread.texts.delete(code);
}
