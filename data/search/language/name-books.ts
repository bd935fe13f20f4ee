import { bookOfName, maxBookNameLength } from '../../bible/book-names.ts';
import type { Book } from '../../bible/books.ts';

/** A typed book name, in a text whose names were expanded. */
export interface NamedBook {
  book: Book;
  /** In the rewritten text, UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** A dash with a space is between the name and the number: "Rev - 3:8". */
  isDashed: boolean;
  /** A comma is between the name and the number: "Matt, 5, 6". */
  hasComma: boolean;
}

export interface NamedText {
  /** Before every number, book names are replaced with the name that the reference parser knows. */
  text: string;
  names: NamedBook[];
  /** Maps an offset of the rewritten text to the typed text. */
  typedOffset(offset: number): number;
}

// "John", "1John", "1st", "1." A name ends where its letters end. Without this lookahead, a run of letters could be
// split into names in so many ways that a word of 30 letters took 20 seconds.
const endOfLetters = String.raw`(?![\p{L}\p{M}'’])`;
const name = String.raw`(?:[1-3]?[\p{L}\p{M}][\p{L}\p{M}'’]*|[1-3])${endOfLetters}\.?`;
const separator = String.raw`[\s_,\-–]*`;
/** The text before a number: words that may be a name, and an optional word for chapter or verse. */
const beforeNumber = new RegExp(
  String.raw`(?<names>(?:${name}${separator}){1,14}?)(?<unit>(?:(?:chapters?|chap|ch|verses?|vv?)\b\.?\s*)?)$`,
  'iu',
);
const wordStart = new RegExp(name, 'giu');
const number = /\d+/g;
/** "1Co." after "1 Corinthians" repeats the name. */
const numberedName = /^[1-3]\s?\p{L}+\.?/u;

/** Expands the names of books before a number: "Song of Sol. 2" to "Song of Solomon 2". Never throws. */
export function nameBooks(typed: string): NamedText {
  const names: NamedBook[] = [];
  /** For each name, its offsets in the typed text and in the rewritten one. */
  const shifts: { from: number; to: number; start: number; end: number }[] = [];
  let text = '';
  let copied = 0;
  for (const { index } of typed.matchAll(number)) {
    const match = index > copied ? nameBefore(typed, copied, index) : undefined;
    if (!match || bookOfName(numberedName.exec(typed.slice(index))?.[0] ?? '') === match.book) continue;
    text += typed.slice(copied, match.start);
    const start = text.length;
    text += `${match.book.name} `;
    const written = typed.slice(match.start, match.end);
    const [isDashed, hasComma] = [/\s-\s*$|-\s+$/.test(written), /,\s*$/.test(written)];
    names.push({ book: match.book, start, end: text.length - 1, isDashed, hasComma });
    shifts.push({ from: match.start, to: match.end, start, end: text.length });
    copied = match.end;
  }
  text += typed.slice(copied);
  return {
    text,
    names,
    typedOffset: (offset) => {
      const shift = shifts.findLast(({ start }) => offset > start);
      if (!shift) return offset;
      return offset < shift.end
        ? shift.from + Math.min(offset - shift.start, shift.to - shift.from)
        : shift.to + offset - shift.end;
    },
  };
}

/** The longest name that ends where a number, or the word for chapter or verse, begins. */
function nameBefore(text: string, from: number, to: number): { book: Book; start: number; end: number } | undefined {
  const first = Math.max(from, to - maxBookNameLength);
  const groups = beforeNumber.exec(text.slice(first, to))?.groups;
  if (!groups?.['names']) return undefined;
  const { names, unit = '' } = groups;
  const end = to - unit.length;
  const start = end - names.length;
  for (const { index } of names.matchAll(wordStart)) {
    if (isOfAnother(text, start + index, names.slice(0, index))) continue;
    const book = bookOfName(names.slice(index));
    if (book) return { book, start: start + repeatedName(names.slice(0, index), book), end };
  }
  return undefined;
}

/** Where the name starts with the book's other name: "1 Corinthians 1Co. 16:22". The length of `before` if not. */
function repeatedName(before: string, book: Book): number {
  const first = [...before.matchAll(wordStart)].find(({ index }) => bookOfName(before.slice(index)) === book);
  return first?.index ?? before.length;
}

/**
 * Whether a digit belongs to the reference before it: neither "Romans 5:3-John 2:1" nor "Romans 3-John 2" has a third
 * letter of John.
 */
function isOfAnother(text: string, at: number, before: string): boolean {
  if (!/^\d/.test(text.slice(at, at + 1))) return false;
  if (/[\d:.]$/.test(text.slice(0, at))) return true;
  const [nearest = ''] = /\S+\s*$/u.exec(before) ?? [];
  return /^\d\s*[-–]/.test(text.slice(at)) && bookOfName(nearest) !== undefined;
}
