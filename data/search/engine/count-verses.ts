import { minPhraseVerses, overlapsItself } from '../sql/count-phrases.ts';
import { isOfTerms, phrasesOf, singleTerm } from '../sql/term-sets.ts';
import type { SearchTotals } from '../sql/totals.ts';
import type { SearchNode } from '../language/tree.ts';
import { wholeBooks } from '../language/verse-ranges.ts';
import { termIds } from './count-terms.ts';
import type { MemoryField } from './find-verses.ts';
import type { MemoryIndex } from './memory-index.ts';
import { findPhrase, positionsOf, versesOf, type Hits } from './positions.ts';

/**
 * The counts of the API for the matching verses: verses and books, and occurrences only in the cases where the
 * library's terms give them. `node` is the query without references.
 */
export function countVerses(node: SearchNode | undefined, verses: Int32Array, field: MemoryField): SearchTotals {
  const { index, ranges } = field;
  const byBook = countByBook(index, verses);
  const totals: SearchTotals = { verses: verses.length, byBook };
  const books = ranges && wholeBooks(ranges);
  if (ranges && !books) return totals;
  // For a query of only references, the verses themselves are counted.
  if (!node) return { ...totals, occurrences: verses.length, occurrencesByBook: byBook };
  if (!isOfTerms(node)) return totals;
  const isPhrase = node.kind === 'words' && node.words.length > 1;
  if (singleTerm(node) === undefined && !(isPhrase && isFrequent(index, node.words)))
    return ofSeveral(node, totals, field);
  const hits = isPhrase ? [findPhrase(index.text, node.words, false)] : termHits(index, node);
  if (hits.every(({ positions }) => positions.length === 0)) return { verses: 0, occurrences: 0, byBook: new Map() };
  const occurrencesByBook = countHits(index, hits, books);
  return { ...totals, occurrences: sum(occurrencesByBook), occurrencesByBook };
}

/** Several terms give the occurrences only where any of their words may match, in the whole version. */
function ofSeveral(node: SearchNode, totals: SearchTotals, { index, ranges }: MemoryField): SearchTotals {
  const parts = node.kind === 'or' ? node.parts : [node];
  if (
    ranges ||
    phrasesOf(node).length > 0 ||
    parts.some(({ kind }) => kind === 'and' || kind === 'or' || kind === 'not')
  )
    return totals;
  const occurrences = termHits(index, node).reduce((all, { positions }) => all + positions.length, 0);
  return { ...totals, occurrences };
}

/** The positions of each of a node's terms, every term once. */
function termHits(index: MemoryIndex, node: SearchNode): Hits[] {
  const parts = node.kind === 'or' ? node.parts : [node];
  return (['text', 'tags'] as const).flatMap((name) => {
    const ids = new Set(parts.flatMap((part) => termIds(index, part)[name]));
    return [...ids].map((id) => positionsOf(index[name], [id, id + 1]));
  });
}

/** Whether the library counts the phrase in advance. */
function isFrequent({ text }: MemoryIndex, words: readonly string[]): boolean {
  return !overlapsItself(words) && versesOf(findPhrase(text, words, false)).length >= minPhraseVerses;
}

function countByBook({ bookOf }: MemoryIndex, verses: Int32Array): Map<number, number> {
  const counts = new Uint32Array(256);
  for (let at = 0; at < verses.length; at += 1) {
    const book = bookOf[verses[at] ?? 0] ?? 0;
    counts[book] = (counts[book] ?? 0) + 1;
  }
  return countsOf(counts);
}

function countHits(
  { bookOf }: MemoryIndex,
  all: readonly Hits[],
  books: ReadonlySet<number> | undefined,
): Map<number, number> {
  const counts = new Uint32Array(256);
  for (const {
    column: { verseOf },
    positions,
  } of all) {
    for (let at = 0; at < positions.length; at += 1) {
      const book = bookOf[verseOf[positions[at] ?? 0] ?? 0] ?? 0;
      counts[book] = (counts[book] ?? 0) + 1;
    }
  }
  return new Map([...countsOf(counts)].filter(([book]) => !books || books.has(book)));
}

function countsOf(counts: Uint32Array): Map<number, number> {
  return new Map([...counts.entries()].filter(([, count]) => count > 0));
}

function sum(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0);
}
