export interface TotalsRow {
  verses: number;
  occurrences?: number;
  /** JSON: triples of book, verses and occurrences, in order. */
  books?: string;
  /**
   * A letter for each verse, by its book from {@link firstBookLetter} on: counted here, since a GROUP BY sorts all verses
   * first, for which D1 bills each a second time. `null` for none.
   */
  hits?: string | null;
}

/** "0", to which the number of the book is added. */
export const firstBookLetter = 48;

export interface SearchTotals {
  verses: number;
  /** How often the words stand there; `undefined` where only reading every verse would tell. */
  occurrences?: number;
  /** Verses by number of the book, in order; where it was asked for, or came for nothing. */
  byBook?: Map<number, number>;
  /** Occurrences by number of the book; only where `words` has them. */
  occurrencesByBook?: Map<number, number>;
}

export interface TotalsContext {
  /** The whole books that the query is bound to. */
  books: ReadonlySet<number> | undefined;
  occurrences: number | undefined;
}

/** From a row of `words`, or a single count with or without its books; no row at all is nothing found. */
export function readTotals(rows: readonly TotalsRow[], { books, occurrences }: TotalsContext): SearchTotals {
  const [row] = rows;
  if (!row) return { verses: 0, occurrences: 0, byBook: new Map() };
  if (row.books !== undefined) {
    const counted = (JSON.parse(row.books) as [book: number, verses: number, occurrences: number][]).filter(([book]) => !books || books.has(book));
    return {
      verses: sum(counted.map(([, verses]) => verses)),
      occurrences: sum(counted.map(([, , times]) => times)),
      byBook: new Map(counted.map(([book, verses]) => [book, verses])),
      occurrencesByBook: new Map(counted.map(([book, , times]) => [book, times])),
    };
  }
  const known = occurrences === undefined ? {} : { occurrences };
  if (row.hits === undefined) return { verses: row.verses, ...known };
  return { verses: row.verses, ...known, byBook: countBooks(row.hits ?? '') };
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
