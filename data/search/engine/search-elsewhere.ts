import type { Elsewhere } from '../results/found.ts';
import { likelyStarts } from '../results/nearest-words.ts';
import { hasPlaces } from '../results/renumber.ts';
import {
  doubtfulWords,
  mostCandidates,
  mostElsewhere,
  suggestQueries,
  type Candidate,
} from '../results/suggest-queries.ts';
import type { SearchQuery } from '../language/tree.ts';
import { termRange } from './column.ts';
import type { MemoryIndex } from './memory-index.ts';
import { positionsOf, versesOf } from './positions.ts';
import { findIn } from './search-memory.ts';
import { compare } from './tag-terms.ts';

/** Suggestions for a query without results: similar words of the first version, and the other versions in memory. */
export function elsewhereInMemory(
  query: SearchQuery,
  searched: readonly MemoryIndex[],
  loaded: readonly MemoryIndex[],
): Elsewhere {
  const [own] = searched;
  const candidates = doubtfulWords(query).map((word) => ({ word, rows: own ? candidatesFor(word, own) : [] }));
  const others = loaded.filter((index) => !searched.includes(index)).slice(0, mostElsewhere);
  return {
    ...suggestQueries(query, candidates, hasPlaces(query) ? (own?.pack.head.runs ?? []) : []),
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
    for (let id = first; id < Math.min(last, first + mostCandidates); id += 1) ids.add(id);
  }
  return [...ids]
    .map((id) => ({ word: text.terms[id] ?? '', verses: versesOf(positionsOf(text, [id, id + 1])).length }))
    .sort((a, b) => compare(a.word, b.word));
}
