import { bookInstead } from '#data/search/results/named-book.ts';
import { buildSearchAnswer } from '#data/search/results/search-answer.ts';
import { emptySearch } from '#data/search/results/messages.ts';
import { decodeDictionaryPack } from '#data/search/engine/dictionary-pack.ts';
import { makeDictionary, type Dictionary } from '#data/search/engine/dictionary.ts';
import { decodeTextPack } from '#data/search/engine/decode-text-pack.ts';
import { makeIndex, type MemoryIndex } from '#data/search/engine/memory-index.ts';
import { expandInMemory } from '#data/search/engine/wildcard-terms.ts';
import { suggestFromMemory } from '#data/search/engine/suggest-from-memory.ts';
import { findStemError } from '#data/search/results/find-stem-error.ts';
import { searchMemory } from '#data/search/engine/search-memory.ts';
import { defaultFirst } from '#data/versions/loaded-version.ts';
import { storedCode } from '#data/versions/version-twins.ts';
import { pageSizeOf } from '#data/search/language/page-size.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { siteCodes } from '#data/versions/edition-names.ts';
import type { OfflineSearch, SearchReply } from './search-thread-messages.ts';

/** The site's default version, the same as in the API. */
const deviceDefaultVersion = 'kjv_strongs';
const lastPage = 10_000;
const maxPerPage = 100;

/** The data in memory of the thread. */
export interface SearchThread {
  /** In the order of the API's versions. */
  indexes: MemoryIndex[];
  dictionary?: Dictionary;
}

/** Loads a text pack and returns the code of its version. Throws for invalid bytes and leaves the thread unchanged. */
export function loadText(thread: SearchThread, bytes: Uint8Array): string {
  const index = makeIndex(decodeTextPack(bytes));
  dropVersion(thread, codeOf(index));
  thread.indexes = [...thread.indexes, index].sort(byVersion);
  return codeOf(index);
}

/** Loads a dictionary pack. Throws for invalid bytes and leaves the thread unchanged. */
export function loadDictionary(thread: SearchThread, bytes: Uint8Array): void {
  thread.dictionary = makeDictionary(decodeDictionaryPack(bytes));
}

export function dropVersion(thread: SearchThread, version: string): void {
  thread.indexes = thread.indexes.filter((index) => codeOf(index) !== version);
}

/** Whether suggestions are included if nothing is found. They take many times as long as the search. */
export type Extent = 'whole' | 'found';

/** Searches the loaded versions. Never throws: every error becomes a reply. */
export function answerOnDevice(thread: SearchThread, search: OfflineSearch, extent: Extent = 'whole'): SearchReply {
  try {
    return answer(thread, search, extent);
  } catch (error) {
    return failed(error);
  }
}

export function failed(error: unknown): SearchReply & { kind: 'failed' } {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** Parses the query, or returns the error in it. */
export function readQuery(text: string): { kind: 'query'; query: SearchQuery } | (SearchReply & { kind: 'error' }) {
  const parsed = parseSearch(text.trim());
  if (parsed.kind === 'query') return parsed;
  const error = parsed.kind === 'empty' ? { message: emptySearch, offset: 0, length: 0 } : parsed.error;
  return { kind: 'error', error: { ...error, code: 'invalid' } };
}

/** Returns the requested version codes. */
export function requestedVersions({ versions }: OfflineSearch): readonly string[] {
  return versions.length > 0 ? versions : [deviceDefaultVersion];
}

function answer({ indexes: loaded, dictionary }: SearchThread, search: OfflineSearch, extent: Extent): SearchReply {
  const { page, perPage, order } = search;
  const read = readQuery(search.query);
  if (read.kind === 'error') return read;
  const isLoaded = (code: string): boolean => loaded.some((index) => codeOf(index) === code);
  const codes = codesOf(read.query, search, isLoaded).map((code) => storedCode(code, isLoaded));
  const missing = codes.find((code) => !isLoaded(code));
  if (missing !== undefined) return { kind: 'missing', version: missing, downloaded: loaded.map(codeOf) };
  const first = storedCode(search.first ?? deviceDefaultVersion, isLoaded);
  const isFirst = (index: MemoryIndex): number => Number(codeOf(index) === first);
  const indexes = loaded.filter((index) => codes.includes(codeOf(index))).toSorted((a, b) => isFirst(b) - isFirst(a));
  const versions = indexes.map(({ pack }) => pack.head.version);
  const stemError = findStemError(read.query, search.query, versions);
  if (stemError) return { kind: 'error', error: stemError };
  const { query, problem } = expandInMemory(read.query, indexes);
  if (problem !== undefined)
    return { kind: 'error', error: { message: problem, offset: 0, length: search.query.length, code: 'invalid' } };
  const args = { indexes, page: within(page, lastPage), order, dictionary };
  const results = searchMemory({ ...args, query, perPage: within(perPage, maxPerPage) });
  const book = results.totals.verses === 0 ? bookInstead(query) : undefined;
  const opened = book && searchMemory({ ...args, query: book, perPage: pageSizeOf(book, within(perPage, maxPerPage)) });
  if (book && opened && opened.totals.verses > 0) {
    const found = { ...opened, entries: results.entries };
    return { kind: 'answer', answer: buildSearchAnswer(book, versions, found) };
  }
  const other =
    results.totals.verses === 0 && extent === 'whole'
      ? suggestFromMemory(expandInMemory(read.query, loaded).query, indexes, loaded)
      : undefined;
  return { kind: 'answer', answer: buildSearchAnswer(query, versions, results, other) };
}

/**
 * The requested codes, or that of the translation that the text names with a reference. Of other translations than the
 * site knows by name, the device cannot tell whether the site has them, so it uses them only when they are downloaded.
 */
function codesOf(
  { edition }: SearchQuery,
  search: OfflineSearch,
  isLoaded: (code: string) => boolean,
): readonly string[] {
  const isUsed = edition && (siteCodes.has(edition.code) || isLoaded(storedCode(edition.code, isLoaded)));
  return isUsed ? [edition.code] : requestedVersions(search);
}

/** The API's order of versions. */
function byVersion(a: MemoryIndex, b: MemoryIndex): number {
  return defaultFirst(a.pack.head.version, b.pack.head.version);
}

function codeOf({ pack }: MemoryIndex): string {
  return pack.head.version.code;
}

function within(value: number, max: number): number {
  return Math.min(max, Math.max(1, Math.trunc(value) || 1));
}
