import { versionKeyUnit, verseIdOfKey, verseKey } from '../../bible/verse-id.ts';
import type { FoundPage, FoundVerse } from '../results/found.ts';
import { addTotals, mergeKeys, maxMergedVerses, pagesOf } from '../results/merge-versions.ts';
import { pageSizeOf } from '../language/page-size.ts';
import { queryIn } from '../results/renumber.ts';
import { splitScope } from '../language/split-references.ts';
import type { SearchTotals } from '../sql/totals.ts';
import type { SearchNode, SearchQuery } from '../language/tree.ts';
import { countVerses } from './count-verses.ts';
import type { Dictionary } from './dictionary.ts';
import { findVerses, versesOfRanges, withinField, type MemoryField } from './find-verses.ts';
import { lowerBoundOfVerse, type MemoryIndex } from './memory-index.ts';
import { findNamedEntries } from './name-entries.ts';
import { rankVerses } from './rank-verses.ts';
import { readVerse } from './read-packed-verse.ts';
import type { PackedVersion } from './text-pack.ts';

/** The version that `renderings` of the library are counted from. */
const taggedVersion = 'kjv_strongs';

export interface MemorySearch {
  query: SearchQuery;
  /** At least one. */
  indexes: readonly MemoryIndex[];
  /** From 1; a number past the last page becomes the last page. */
  page: number;
  /** Verses per page. */
  perPage: number;
  order: 'canonical' | 'relevance';
  /** For the entries next to the results; without it there are none. */
  dictionary?: Dictionary | undefined;
}

/** The result of the API, from memory: the same verses in the same order, the same totals and books. */
export function searchMemory({
  query,
  indexes,
  page: requested,
  perPage: size,
  order,
  dictionary,
}: MemorySearch): FoundPage<PackedVersion> {
  const perPage = pageSizeOf(query, size);
  const several = indexes.length > 1;
  const results = indexes.map((index) => findIn(query, index));
  const totals = addTotals(results.map((each) => each.totals));
  const { page, pages } = pagesOf(totals.verses, { page: requested, perPage, several });
  const from = (page - 1) * perPage;
  const [only] = results;
  const verses = several
    ? mergedKeys(results, Math.min(page * perPage, maxMergedVerses))
        .slice(from, page * perPage)
        .flatMap((key) => readKey(key, indexes))
    : only
      ? Array.from(inOrder(only, order).subarray(from, from + perPage), (verse) => resultVerse(only.index, verse))
      : [];
  return { verses, totals, page, pages, entries: dictionary ? findNamedEntries(dictionary, query) : [] };
}

interface FoundIn {
  index: MemoryIndex;
  /** Verse indexes in the version, ascending. */
  verses: Int32Array;
  node: SearchNode | undefined;
  totals: SearchTotals;
}

export function findIn(query: SearchQuery, index: MemoryIndex): FoundIn {
  const { version, runs } = index.pack.head;
  index.forgetPhrases();
  const { node, ranges } = splitScope(queryIn(query, version.versification, runs));
  const field: MemoryField = { index, ranges, hasRenderings: version.code === taggedVersion };
  const verses = node ? withinField(findVerses(node, field), field) : versesOfRanges(index, ranges ?? []);
  return { index, verses, node, totals: countVerses(node, verses, field) };
}

/** In canonical order, or by rank and then in canonical order. */
function inOrder({ index, verses, node }: FoundIn, order: 'canonical' | 'relevance'): Int32Array {
  const ranks = order === 'relevance' && node ? rankVerses(node, index) : undefined;
  return ranks ? verses.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b) : verses;
}

function mergedKeys(results: readonly FoundIn[], limit: number): number[] {
  return mergeKeys(
    results.flatMap(({ index: { pack }, verses }) =>
      Array.from(verses.subarray(0, limit), (verse) => verseKey(pack.head.version.id, pack.ids[verse] ?? 0)),
    ),
  );
}

function readKey(key: number, indexes: readonly MemoryIndex[]): FoundVerse<PackedVersion>[] {
  const index = indexes.find(({ pack }) => pack.head.version.id === Math.floor(key / versionKeyUnit));
  return index ? [resultVerse(index, lowerBoundOfVerse(index, verseIdOfKey(key)))] : [];
}

function resultVerse({ pack }: MemoryIndex, verse: number): FoundVerse<PackedVersion> {
  const { version } = pack.head;
  const { id, text, marks } = readVerse(pack, verse);
  return { version, key: verseKey(version.id, id), text, marks };
}
