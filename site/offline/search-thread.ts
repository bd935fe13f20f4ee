import { searchAnswer } from '#data/markup/search-answer.ts';
import { emptySearch } from '#data/markup/search-words.ts';
import { decodeDictionaryPack } from '#data/model/search/memory/dictionary-pack.ts';
import { makeDictionary, type Dictionary } from '#data/model/search/memory/dictionary.ts';
import { decodeTextPack } from '#data/model/search/memory/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/model/search/memory/memory-index.ts';
import { elsewhereInMemory } from '#data/model/search/memory/search-elsewhere.ts';
import { searchMemory } from '#data/model/search/memory/search-memory.ts';
import { parseSearch } from '#data/model/search/parse.ts';
import type { OfflineSearch, SearchReply, SearchRequest } from './search-messages.ts';

/** The site's default, as the API chooses it. */
const defaultVersion = 'kjv_strongs';
const lastPage = 10_000;
const mostPerPage = 100;

const decoder = new TextDecoder();
const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);

/** What the thread holds. */
export interface SearchThread {
  indexes: MemoryIndex[];
  dictionary?: Dictionary;
}

/** Never throws: whatever comes in is answered. */
export function answerRequest(thread: SearchThread, request: SearchRequest): SearchReply {
  try {
    switch (request.kind) {
      case 'load':
        load(thread, request.pack, new Uint8Array(request.bytes));
        return stateOf(thread);
      case 'drop':
        thread.indexes = thread.indexes.filter((index) => codeOf(index) !== request.version);
        return stateOf(thread);
      case 'search':
        return search(thread, request.search);
    }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function load(thread: SearchThread, pack: 'text' | 'dictionary', bytes: Uint8Array): void {
  if (pack === 'dictionary') {
    thread.dictionary = makeDictionary(decodeDictionaryPack(bytes, decodeText));
    return;
  }
  const index = makeIndex(decodeTextPack(bytes, decodeText));
  const others = thread.indexes.filter((other) => codeOf(other) !== codeOf(index));
  thread.indexes = [...others, index].sort(defaultFirst);
}

/** As the API lists its versions: the default, tagged ones, by id. */
function defaultFirst(a: MemoryIndex, b: MemoryIndex): number {
  const [first, second] = [a.pack.head.version, b.pack.head.version];
  const isDefault = ({ code }: { code: string }): number => (code === defaultVersion ? 1 : 0);
  return isDefault(second) - isDefault(first) || second.taggedWords - first.taggedWords || first.id - second.id;
}

function codeOf({ pack }: MemoryIndex): string {
  return pack.head.version.code;
}

function stateOf({ indexes, dictionary }: SearchThread): SearchReply {
  return { kind: 'state', state: { versions: indexes.map(codeOf), hasDictionary: dictionary !== undefined } };
}

function search({ indexes: loaded, dictionary }: SearchThread, { query: text, versions, page, perPage, order }: OfflineSearch): SearchReply {
  const parsed = parseSearch(text.trim());
  if (parsed.kind === 'empty') return { kind: 'fault', fault: { message: emptySearch, code: 'invalid', offset: 0, length: 0 } };
  if (parsed.kind === 'error') return { kind: 'fault', fault: { ...parsed.error, code: 'invalid' } };
  const missing = versions.find((code) => !loaded.some((index) => codeOf(index) === code));
  const [first] = loaded;
  if (missing !== undefined || !first) return { kind: 'missing', version: missing ?? defaultVersion };
  const indexes = versions.length === 0 ? [first] : loaded.filter((index) => versions.includes(codeOf(index)));
  const { query } = parsed;
  const found = searchMemory({ query, indexes, page: within(page, lastPage), perPage: within(perPage, mostPerPage), order, dictionary });
  const other = found.totals.verses === 0 ? elsewhereInMemory(query, indexes, loaded) : undefined;
  return { kind: 'answer', answer: searchAnswer(query, indexes.map(({ pack }) => pack.head.version), found, other) };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(value) || 1));
}
