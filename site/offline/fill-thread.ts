import type { Pack, PackPiece } from '#data/offline/contract/packs.ts';
import type { OfflineSearch, SearchReply } from './search-thread-messages.ts';
import {
  answerOnDevice,
  requestedVersions,
  dropVersion,
  failed,
  loadDictionary,
  loadText,
  readQuery,
  type SearchThread,
} from './answer-on-device.ts';

/** Access to the stored packs: Cache Storage in a browser. */
export interface PackShelf {
  /** Returns `undefined` if the pack is not installed (anymore). */
  find(name: string): Promise<Pack | undefined>;
  /** Throws if a piece is missing or damaged. */
  read(pieces: readonly PackPiece[]): Promise<Uint8Array>;
  /** Returns the names of the installed packs that can be searched. */
  names(): Promise<string[]>;
}

/** A search thread that reads packs when a search needs them. */
export interface FillingThread extends SearchThread {
  /** The `version` of the pack of each loaded text, by its code. */
  texts: Map<string, string>;
  /** Identifies the loaded dictionary: the paths of its pieces. */
  words?: string;
}

export function emptyThread(): FillingThread {
  return { indexes: [], texts: new Map() };
}

interface Listener {
  /** Called at once if nothing is found, before suggestions are searched. */
  onEarly?: (reply: SearchReply) => void;
  /** Whether the result is still awaited: reading other texts for suggestions takes seconds. */
  isWanted?: () => boolean;
}

/**
 * Answers a search. Never throws. Each search checks whether its packs are still installed, because another tab may
 * have deleted or updated them.
 */
export async function answerFromPacks(
  thread: FillingThread,
  search: OfflineSearch,
  shelf: PackShelf,
  { onEarly, isWanted = () => true }: Listener = {},
): Promise<SearchReply> {
  // An invalid query reads no pack.
  const read = readQuery(search.query);
  if (read.kind === 'error') return read;
  try {
    for (const code of requestedVersions(search)) {
      const lack = await fill(thread, code, shelf);
      if (lack) return lack;
    }
    const reply = answerOnDevice(thread, search, 'found');
    if (reply.kind !== 'answer' || reply.answer.pagination.totalResults > 0) return reply;
    // Nothing is found: searches the other versions on the device. One that cannot be read is ignored.
    onEarly?.(reply);
    for (const code of await shelf.names()) if (isWanted()) await fill(thread, code, shelf);
    return isWanted() ? answerOnDevice(thread, search) : reply;
  } catch (error) {
    return failed(error);
  }
}

/** Loads a version. Returns a reply with the reason if it cannot be searched. */
export async function fill(thread: FillingThread, code: string, shelf: PackShelf): Promise<SearchReply | undefined> {
  const pack = await shelf.find(code);
  if (!pack?.search) {
    forget(thread, code);
    return { kind: 'missing', version: code, downloaded: await shelf.names() };
  }
  const { text, dictionary } = pack.search;
  try {
    if (thread.texts.get(code) !== pack.version) {
      // The older one is removed first: an old device may not have memory for both.
      forget(thread, code);
      const loaded = loadText(thread, await shelf.read(text));
      if (loaded !== code) throw new Error(`The pack ${code} has the text of ${loaded}`);
      thread.texts.set(code, pack.version);
    }
    const dictionaryPaths = dictionary.map(({ path }) => path).join(' ');
    if (thread.words !== dictionaryPaths) {
      loadDictionary(thread, await shelf.read(dictionary));
      thread.words = dictionaryPaths;
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
