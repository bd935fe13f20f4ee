import type { ColumnMap, ColumnRole } from '#data/files/column-map.ts';
import { bookFinder } from './find-import-book.ts';

export interface GuessedColumns {
  columns: ColumnMap | undefined;
  /** Whether the first row is a header and not a verse. */
  header: boolean;
  /** Whether the header names the columns. Otherwise it is only a row that does not look like a verse. */
  isNamed: boolean;
}

/** Column names by role, in order of preference: the name of a book is more reliable than its number. */
const names: Record<ColumnRole, readonly string[]> = {
  book: [
    'bookname',
    'bname',
    'bookabbr',
    'book',
    'bookid',
    'booknumber',
    'booknum',
    'bookno',
    'bnum',
    'bid',
    'b',
    'bk',
  ],
  chapter: ['chapter', 'chapternumber', 'chapternum', 'chapterno', 'chapterid', 'cnum', 'chap', 'ch', 'c'],
  verse: ['verse', 'versenumber', 'versenum', 'verseno', 'vnum', 'versecount', 'startverse', 'vs', 'v'],
  reference: ['reference', 'ref', 'citation', 'verseref', 'osisid', 'versereference', 'passage', 'verseid'],
  id: ['id', 'verseid', 'vid'],
  text: ['text', 'versetext', 'scripture', 'content', 'body', 'versecontent', 'biblia', 't', 'txt', 'verse'],
};
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** "1 John 3:16", "Gen.1.1": a reference in a single column. */
export const referenceParts =
  /^(?<book>.{1,60}?)[\s.]+(?<chapter>\d{1,3})[:.](?<verse>\d{1,3}[a-z]?(?:[-–]\d{1,3})?)$/u;
const verseCode = /^0?[1-9]\d{6,7}$/;
const referencePrefix = /^.{1,40}\s\d{1,3}[:.]\d{1,3}/u;

/** Guesses the role of each column: from the names, otherwise from the content of the first rows. */
export function guessColumns(rows: readonly (readonly string[])[]): GuessedColumns {
  const [first = [], ...others] = rows;
  const named = byName(first, others.slice(0, sampled));
  if (named) return { columns: rejectInvalidId(named, others), header: true, isNamed: true };
  const guessed = byContent(rows) ?? byContent(others);
  return { columns: guessed, header: guessed !== undefined && byContent([first]) === undefined, isNamed: false };
}

function byName(header: readonly string[], rows: readonly (readonly string[])[]): ColumnMap | undefined {
  const columns = header.map(plain);
  const find = (role: ColumnRole, used: readonly (number | undefined)[] = []): number | undefined =>
    names[role]
      .map((name) => columns.findIndex((column, at) => column === name && !used.includes(at)))
      .find((at) => at >= 0);
  const [book, chapter, verse, reference, id] = [
    find('book'),
    find('chapter'),
    find('verse'),
    find('reference'),
    find('id'),
  ];
  const hasAll = book !== undefined && chapter !== undefined && verse !== undefined;
  const text = find('text', hasAll ? [book, chapter, verse] : [reference, id]);
  if (text === undefined) return undefined;
  if (hasAll) return { book, chapter, verse, text };
  // "verse_id" can be a reference or an id. If some rows are references, the other rows are reported; if none is, the
  // column is not a reference.
  const isReference = rows.some((row) => referenceParts.test((row[reference ?? -1] ?? '').trim()));
  const isId = rows.length > 0 && rows.every((row) => verseCode.test((row[id ?? -1] ?? '').trim()));
  if (reference !== undefined && (isReference || !isId)) return { reference, text };
  return id === undefined ? undefined : { id, text };
}

/** Rejects a column "id" that only numbers the rows. */
function rejectInvalidId(columns: ColumnMap, rows: readonly (readonly string[])[]): ColumnMap | undefined {
  const { id } = columns;
  if (id === undefined) return columns;
  return rows.slice(0, sampled).every((row) => verseCode.test((row[id] ?? '').trim())) ? columns : undefined;
}

const sampled = 40;
/** "3", "3a", "3-4": a verse, its half, or a range that an edition combines. */
const verseNumber = /^\d{1,3}[a-z]?(?:\s?[-–—,]\s?\d{1,3}[a-z]?)?$/;

function byContent(rows: readonly (readonly string[])[]): ColumnMap | undefined {
  const sample = rows.slice(0, sampled).filter((row) => row.length > 1);
  const [width, findBook] = [Math.max(0, ...sample.map((row) => row.length)), bookFinder()];
  if (sample.length === 0) return undefined;
  const all = (at: number, test: (cell: string) => boolean): boolean => sample.every((row) => test(row[at] ?? ''));
  const isNumber = (cell: string): boolean => verseNumber.test(cell.trim());
  const columns = Array.from({ length: width }, (_, at) => at);
  const length = (at: number): number => sample.reduce((sum, row) => sum + (row[at] ?? '').length, 0);
  const text = columns.toSorted((a, b) => length(b) - length(a))[0] ?? 0;
  if (all(text, isNumber)) return undefined;
  const reference = columns.find((at) => at !== text && all(at, (cell) => referencePrefix.test(cell)));
  if (reference !== undefined) return { reference, text };
  const isBook = (cell: string): boolean => !/^\d+$/.test(cell.trim()) && findBook(cell).kind !== 'unknown';
  const numeric = columns.filter((at) => at !== text && all(at, isNumber));
  const book = columns.find((at) => at !== text && all(at, isBook));
  const [a, b, c] = numeric.slice(-3);
  if (book !== undefined && numeric.length >= 2) {
    const [chapter, verse] = numeric.slice(-2);
    return chapter !== undefined && verse !== undefined ? { book, chapter, verse, text } : undefined;
  }
  if (a !== undefined && b !== undefined && c !== undefined) return { book: a, chapter: b, verse: c, text };
  const id = columns.find((at) => at !== text && all(at, (cell) => verseCode.test(cell.trim())));
  return id === undefined ? undefined : { id, text };
}
