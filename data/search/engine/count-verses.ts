import { fewestVerses, overlapsItself } from '../sql/count-phrases.ts';
import { isOfTerms, phrasesOf, singleTerm } from '../sql/term-sets.ts';
import type { SearchTotals } from '../sql/totals.ts';
import type { SearchNode } from '../language/tree.ts';
import { wholeBooks } from '../language/verse-ranges.ts';
import { termIds } from './count-terms.ts';
import type { MemoryField } from './find-verses.ts';
import type { MemoryIndex } from './memory-index.ts';
import { findPhrase, positionsOf, versesOf, type Hits } from './positions.ts';

/**
 * What the API counts of the verses that were found: the verses and their books, and the occurrences just where the
 * library's terms tell them. `node` is what is looked for beside places.
 */
export function countVerses(node: SearchNode | undefined, verses: Int32Array, field: MemoryField): SearchTotals {
  const { index, ranges } = field;
  const byBook = countByBook(index, verses);
  const found: SearchTotals = { verses: verses.length, byBook };
  const books = ranges && wholeBooks(ranges);
  if (ranges && !books) return found;
  // The verses themselves are what is counted.
  if (!node) return { ...found, occurrences: verses.length, occurrencesByBook: byBook };
  if (!isOfTerms(node)) return found;
  const isPhrase = node.kind === 'words' && node.words.length > 1;
  if (singleTerm(node) === undefined && !(isPhrase && isFrequent(index, node.words)))
    return ofSeveral(node, found, field);
  const hits = isPhrase ? [findPhrase(index.text, node.words, false)] : termHits(index, node);
  if (hits.every(({ positions }) => positions.length === 0)) return { verses: 0, occurrences: 0, byBook: new Map() };
  const occurrencesByBook = countHits(index, hits, books);
  return { ...found, occurrences: sum(occurrencesByBook), occurrencesByBook };
}

/** Several terms tell the occurrences only where any of their words may stand, in the whole version. */
function ofSeveral(node: SearchNode, found: SearchTotals, { index, ranges }: MemoryField): SearchTotals {
  const parts = node.kind === 'or' ? node.parts : [node];
  if (ranges || phrasesOf(node).length > 0 || parts.some(({ kind }) => kind === 'and' || kind === 'not')) return found;
  const occurrences = termHits(index, node).reduce((all, { positions }) => all + positions.length, 0);
  return { ...found, occurrences };
}

/** The positions of each of a node's terms, every term once. */
function termHits(index: MemoryIndex, node: SearchNode): Hits[] {
  const parts = node.kind === 'or' ? node.parts : [node];
  return (['text', 'tags'] as const).flatMap((name) => {
    const ids = new Set(parts.flatMap((part) => termIds(index, part)[name]));
    return [...ids].map((id) => positionsOf(index[name], [id, id + 1]));
  });
}

/** Whether the library counts the phrase beforehand. */
function isFrequent({ text }: MemoryIndex, words: readonly string[]): boolean {
  return !overlapsItself(words) && versesOf(findPhrase(text, words, false)).length >= fewestVerses;
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
