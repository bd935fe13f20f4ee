import { anyVerse } from './count-index-words.ts';
import { readTerms, type TotalsRow } from './term-rows.ts';
import { occurrencesOf, verseIndexesOf, type TermRow } from './term-sets.ts';
import type { SearchNode } from '../language/tree.ts';

export type { TotalsRow };

/** The count of the index; the fields are `null` where the index was not read. */
export interface CountRow {
  verses?: number | null;
  /** A letter for each verse, by its book from {@link firstBookLetter} on. `null` for none. */
  hits?: string | null;
}

/** "0", to which the number of the book is added. */
export const firstBookLetter = 48;

export interface SearchTotals {
  verses: number;
  /** How often the words occur; `undefined` where only reading every verse would give it. */
  occurrences?: number;
  /** Verses by number of the book, in order; where it was requested or is free. */
  byBook?: Map<number, number>;
  /** Occurrences by number of the book; only where terms have them. */
  occurrencesByBook?: Map<number, number>;
}

interface Counted {
  totals: readonly TotalsRow[];
  count: readonly CountRow[];
  /** The whole books that the query is limited to. */
  books: ReadonlySet<number> | undefined;
  /** The phrases that must have rows for `totals` to be complete. */
  phrases: readonly string[];
  /** The key of the one row that gives all totals. */
  term: string | undefined;
  /** The query without references. */
  node: SearchNode | undefined;
  /** Whether the query is not limited to any range. */
  whole: boolean;
}

/** Uses the rows of terms, or the count of the index where they are incomplete. No row at all means no results. */
export function readTotals({ totals: rows, count: [count], books, phrases, term, node, whole }: Counted): SearchTotals {
  const totals = readTerms(rows);
  const single = term ?? (node?.kind === 'words' ? phrases[0] : undefined);
  const row = totals.find(({ word }) => word === single);
  if (row) return ofRow(row, books);
  if (term !== undefined) return { verses: 0, occurrences: 0, byBook: new Map() };
  if (node && totals.length > 0 && phrases.every((phrase) => totals.some(({ word }) => word === phrase))) {
    const occurrences = whole ? occurrencesOf(node, totals) : undefined;
    const byBook = countByBook(verseIndexesOf(node, totals), totals, books);
    return { verses: sum([...byBook.values()]), ...(occurrences !== undefined && { occurrences }), byBook };
  }
  if (count?.hits === undefined) return { verses: count?.verses ?? 0 };
  return { verses: count.hits?.length ?? 0, byBook: countBooks(count.hits ?? '') };
}

function ofRow(row: TermRow, books: ReadonlySet<number> | undefined): SearchTotals {
  const counted = row.books.filter(([book]) => !books || books.has(book));
  return {
    verses: sum(counted.map(([, verses]) => verses)),
    occurrences: sum(counted.map(([, , times]) => times)),
    byBook: new Map(counted.map(([book, verses]) => [book, verses])),
    occurrencesByBook: new Map(counted.map(([book, , times]) => [book, times])),
  };
}

/** The row of all verses gives the end of each book. */
function countByBook(
  indexes: Int32Array,
  rows: readonly TermRow[],
  books: ReadonlySet<number> | undefined,
): Map<number, number> {
  const counts = new Map<number, number>();
  const all = rows.find(({ word }) => word === anyVerse);
  let end = 0;
  let at = 0;
  for (const [book, verses] of all?.books ?? []) {
    end += verses;
    const first = at;
    while (at < indexes.length && (indexes[at] ?? end) < end) at += 1;
    if (at > first && (!books || books.has(book))) counts.set(book, at - first);
  }
  return counts;
}

function countBooks(hits: string): Map<number, number> {
  const counts = new Map<number, number>();
  for (const letter of hits) {
    const book = letter.charCodeAt(0) - firstBookLetter;
    counts.set(book, (counts.get(book) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
