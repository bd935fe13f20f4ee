import { bookByNumber } from '../../bible/books.ts';
import { verseId, splitVerseId, type VerseId } from '../../bible/verse-id.ts';

/**
 * From one verse to another, both included. The last may be past the end of a chapter or book: 999 means "to the end".
 */
export type VerseRange = [from: VerseId, to: VerseId];

/** "To the end" of a chapter or book; no chapter has more than 176 verses, no book more than 150 chapters. */
export const endOfAll = 999;

export function bookRange(first: number, last: number = first): VerseRange {
  return [verseId({ book: first, chapter: 0, verse: 0 }), verseId({ book: last, chapter: endOfAll, verse: endOfAll })];
}

/** A chapter with its title, if any. */
export function chapterRange(book: number, chapter: number): VerseRange {
  return [verseId({ book, chapter, verse: 0 }), verseId({ book, chapter, verse: endOfAll })];
}

/** In canonical order; overlapping and adjacent ranges are united. */
export function mergeRanges(ranges: readonly VerseRange[]): VerseRange[] {
  const merged: VerseRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** At most `max` ranges that cover the merged ones: the widest gaps remain and the narrower ones are included. */
export function bridgeGaps(ranges: readonly VerseRange[], max: number): VerseRange[] {
  const gaps = ranges.slice(1).map(([from], index) => ({ index, width: from - (ranges[index]?.[1] ?? 0) }));
  const gapsLeft = new Set(
    gaps
      .toSorted((a, b) => b.width - a.width)
      .slice(0, max - 1)
      .map(({ index }) => index),
  );
  const bridged: VerseRange[] = [];
  for (const [index, [from, to]] of ranges.entries()) {
    const last = bridged.at(-1);
    if (last && !gapsLeft.has(index - 1)) last[1] = to;
    else bridged.push([from, to]);
  }
  return bridged;
}

/** The intersection; both sides must be merged. */
export function intersectRanges(a: readonly VerseRange[], b: readonly VerseRange[]): VerseRange[] {
  return a.flatMap(([fromA, toA]) =>
    b.flatMap(([fromB, toB]): VerseRange[] => {
      const from = Math.max(fromA, fromB);
      const to = Math.min(toA, toB);
      return from <= to ? [[from, to]] : [];
    }),
  );
}

/** The numbers of the books that the ranges touch, in order. */
export function booksOfRanges(ranges: readonly VerseRange[]): number[] {
  const numbers = new Set<number>();
  for (const [from, to] of ranges)
    for (let { book } = splitVerseId(from); book <= splitVerseId(to).book; book += 1) numbers.add(book);
  return [...numbers];
}

/** The books, where every range consists of whole books; otherwise `undefined`. */
export function wholeBooks(ranges: readonly VerseRange[]): Set<number> | undefined {
  for (const [from, to] of ranges) {
    const start = splitVerseId(from);
    const end = splitVerseId(to);
    if (start.chapter !== 0 || start.verse !== 0 || end.chapter !== endOfAll || end.verse !== endOfAll)
      return undefined;
  }
  return new Set(booksOfRanges(ranges));
}

/**
 * As a reader writes it, in a form that the query language can parse: "John 3:16-18", "Genesis 1-3", "Romans 8:28-9:3".
 */
export function formatRange([from, to]: VerseRange): string {
  const start = splitVerseId(from);
  const end = splitVerseId(to);
  const name = bookByNumber(start.book).name.replace('Psalms', 'Psalm');
  const lastChapter = end.chapter === endOfAll ? bookByNumber(end.book).chapters : end.chapter;
  const wholeChapters = start.verse === 0 && end.verse === endOfAll;
  const first = wholeChapters ? `${start.chapter || 1}` : `${start.chapter || 1}:${start.verse}`;
  const last = wholeChapters ? `${lastChapter}` : `${lastChapter}:${end.verse}`;
  if (start.book !== end.book) return `${name} ${first}-${bookByNumber(end.book).name} ${last}`;
  if (first === last) return `${name} ${first}`;
  return `${name} ${first}-${start.chapter === end.chapter && !wholeChapters ? end.verse : last}`;
}

/** For display: "Romans", "Matthew–John", "Psalm 23", "Psalm 51 title", otherwise like {@link formatRange}. */
export function labelOfRange(range: VerseRange): string {
  const books = wholeBooks([range]);
  if (books) {
    const [first = 1, last = first] = [Math.min(...books), Math.max(...books)];
    return first === last ? bookByNumber(first).name : `${bookByNumber(first).name}–${bookByNumber(last).name}`;
  }
  return formatRange(range)
    .replaceAll('-', '–')
    .replace(`–${endOfAll}`, ' to the end')
    .replace(/–(?:.* )?\d+:999$/, ' to the end of the book')
    .replace(/:0$/, ' title');
}
