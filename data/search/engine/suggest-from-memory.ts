import type { SearchSuggestions } from '../results/found.ts';
import { likelyStarts } from '../results/nearest-words.ts';
import { hasReferences } from '../results/renumber.ts';
import {
  doubtfulWords,
  maxCandidates,
  maxOtherVersions,
  suggestQueries,
  type Candidate,
} from '../results/suggest-queries.ts';
import type { SearchQuery } from '../language/tree.ts';
import { termRange } from './column.ts';
import type { MemoryIndex } from './memory-index.ts';
import { positionsOf, versesOf } from './positions.ts';
import { findIn } from './search-memory.ts';
import { compareCodeUnits } from './tag-terms.ts';

/** Suggestions for a query without results: similar words of the first version, and the other versions in memory. */
export function suggestFromMemory(
  query: SearchQuery,
  searched: readonly MemoryIndex[],
  loaded: readonly MemoryIndex[],
): SearchSuggestions {
  const [own] = searched;
  const candidates = doubtfulWords(query).map((word) => ({ word, rows: own ? candidatesFor(word, own) : [] }));
  const others = loaded.filter((index) => !searched.includes(index)).slice(0, maxOtherVersions);
  return {
    ...suggestQueries(
      query,
      candidates,
      hasReferences(query) ? (own?.pack.head.runs ?? []) : [],
      searched.map(({ pack }) => pack.head.version.name),
    ),
    elsewhere: others
      .map((index) => ({
        version: index.pack.head.version.code,
        name: index.pack.head.version.name,
        totalResults: findIn(query, index).verses.length,
      }))
      .filter(({ totalResults }) => totalResults > 0),
  };
}

/** The word itself, if it exists, and words with a similar start. */
function candidatesFor(word: string, { text }: MemoryIndex): Candidate[] {
  const [from, end] = termRange(text, word, false);
  const ids = new Set(Array.from({ length: end - from }, (_, at) => from + at));
  for (const start of likelyStarts(word)) {
    const [first, last] = termRange(text, start, true);
    for (let id = first; id < Math.min(last, first + maxCandidates); id += 1) ids.add(id);
  }
  return [...ids]
    .map((id) => ({ word: text.terms[id] ?? '', verses: versesOf(positionsOf(text, [id, id + 1])).length }))
    .sort((a, b) => compareCodeUnits(a.word, b.word));
}
