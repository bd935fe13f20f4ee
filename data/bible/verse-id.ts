import { bookByNumber } from './books.ts';

/**
 * A verse as one number that sorts in canonical order: book * 1,000,000 + chapter * 1,000 + verse. Verse 0 is the title
 * before a psalm's first verse in the King James Version.
 */
export type VerseId = number;

export interface VerseCoordinates {
  book: number;
  chapter: number;
  verse: number;
}

const bookUnit = 1_000_000;
const chapterUnit = 1_000;

export function verseId({ book, chapter, verse }: VerseCoordinates): VerseId {
  return book * bookUnit + chapter * chapterUnit + verse;
}

export function splitVerseId(id: VerseId): VerseCoordinates {
  return {
    book: Math.floor(id / bookUnit),
    chapter: Math.floor((id % bookUnit) / chapterUnit),
    verse: id % chapterUnit,
  };
}

/** "1001" for Genesis 1: the id without its verse. */
export function chapterOf(id: VerseId): number {
  return Math.floor(id / 1_000);
}

/**
 * Row key of a verse in the library. The version's id is in the digits above the verse id, so a version is a range of
 * keys, and sorting by key is canonical order.
 */
export function verseKey(versionId: number, id: VerseId): number {
  return versionId * versionKeyUnit + id;
}

/** The verse id of a {@link verseKey}. */
export function verseIdOfKey(key: number): VerseId {
  return key % versionKeyUnit;
}

/** Greater than the largest verse id, Revelation 22:21 = 66,022,021. */
export const versionKeyUnit = 100_000_000;

/**
 * "Genesis 1:1"; "Psalm 51 title" for verse 0. With `kjv`, the verse's id in the King James Version, a Hebrew verse
 * with another number shows both: "Malachi 4:1 · Hebrew 3:19", "2 Corinthians 13:14 · Greek 13:13".
 */
export function formatVerse(id: VerseId, kjv?: VerseId): string {
  const { book, chapter, verse } = splitVerseId(id);
  if (kjv !== undefined && kjv !== id) return `${formatVerse(kjv)} · ${originalOf(book)} ${chapter}:${verse}`;
  const { name } = bookByNumber(book);
  const bookName = name === 'Psalms' ? 'Psalm' : name;
  return verse === 0 ? `${bookName} ${chapter} title` : `${bookName} ${chapter}:${verse}`;
}

const firstOfNewTestament = 40;

function originalOf(book: number): 'Hebrew' | 'Greek' {
  return book < firstOfNewTestament ? 'Hebrew' : 'Greek';
}

/** "Malachi 3:19 · KJV 4:1": {@link formatVerse} for a reader who asked for the Hebrew number. */
export function formatVerseOwnFirst(id: VerseId, kjv: VerseId): string {
  const { chapter, verse } = splitVerseId(kjv);
  return `${formatVerse(id)} · KJV ${chapter}:${verse}`;
}
