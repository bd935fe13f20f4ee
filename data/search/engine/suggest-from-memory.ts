import type { SearchSuggestions } from '../results/found.ts';
import { likelyStarts } from '../results/nearest-words.ts';
import { hasReferences } from '../results/renumber.ts';
import {
  doubtfulWords,
  offeredQueries,
  maxCandidates,
  maxOtherVersions,
  maxUnknownWords,
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
  const unknown = doubtfulWords(query).filter((word) => own && !hasWord(word, own));
  const candidates = unknown
    .slice(0, maxUnknownWords)
    .map((word) => ({ word, rows: own ? candidatesFor(word, own) : [] }));
  const others = loaded.filter((index) => !searched.includes(index)).slice(0, maxOtherVersions);
  const { didYouMean, reason } = suggestQueries(
    query,
    candidates,
    hasReferences(query) ? (own?.pack.head.runs ?? []) : [],
    searched.map(({ pack }) => pack.head.version),
  );
  const count = (corrected: SearchQuery): number =>
    searched.reduce((sum, index) => sum + findIn(corrected, index).verses.length, 0);
  return {
    didYouMean: offeredQueries(didYouMean, count),
    reason,
    elsewhere: others
      .map((index) => ({
        version: index.pack.head.version.code,
        name: index.pack.head.version.name,
        totalResults: findIn(query, index).verses.length,
      }))
      .filter(({ totalResults }) => totalResults > 0),
  };
}

function hasWord(word: string, { text }: MemoryIndex): boolean {
  const [from, end] = termRange(text, word, false);
  return end > from;
}

/** Words with a similar start. */
function candidatesFor(word: string, { text }: MemoryIndex): Candidate[] {
  const ids = new Set<number>();
  for (const start of likelyStarts(word)) {
    const [first, last] = termRange(text, start, true);
    for (let id = first; id < Math.min(last, first + maxCandidates); id += 1) ids.add(id);
  }
  return [...ids]
    .map((id) => ({ word: text.terms[id] ?? '', verses: versesOf(positionsOf(text, [id, id + 1])).length }))
    .sort((a, b) => compareCodeUnits(a.word, b.word));
}
