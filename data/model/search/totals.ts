/** `books` is JSON: triples of book, verses and occurrences, in order. */
export interface TotalsRow {
  verses: number;
  occurrences?: number;
  books?: string;
  book?: number;
}

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

/** From a row of `words`, a row for each book, or a single count; no row at all is nothing found. */
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
  if (row.book === undefined) return { verses: row.verses, ...known };
  const byBook = new Map(rows.map(({ book = 0, verses }) => [book, verses]));
  return { verses: sum(rows.map(({ verses }) => verses)), ...known, byBook };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
