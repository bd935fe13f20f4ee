import { tryFindBook, tryFindTypedBook } from '#data/bible/find-book.ts';
import { chapterPath } from '#data/reading/reading-paths.ts';
import type { Book } from '#data/bible/books.ts';
import { parseTypedReference } from '#data/bible/typed-reference.ts';
import { findByCode } from '#data/versions/version-twins.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import type { LoadedVersion } from '../versions/catalog.ts';

/** What the path of a page below `/bible` requests. */
export type ChapterUrl =
  | { kind: 'books'; version: LoadedVersion; path: string }
  /** `isUsual`: the path names no version, so a setting decides. */
  | { kind: 'chapter'; version: LoadedVersion; isUsual: boolean; book: Book; chapter: number; path: string }
  /** The chapter is not a valid chapter number. */
  | { kind: 'no-chapter'; version: LoadedVersion; book: Book }
  | { kind: 'no-book'; version: LoadedVersion; asked: string }
  | { kind: 'no-version'; asked: string; book: Book | undefined; chapter: number }
  | { kind: 'nothing' };

const chapterPattern = /^0*(?<chapter>\d{1,3})(?:[:.]0*(?<verse>\d{1,3}))?$/;

/**
 * Parses the path segments below `/bible`: a version, a book in any spelling, a chapter, and optionally a verse.
 * Without a version, the first of `versions` is used. `path` is the canonical URL path, with the verse as its fragment.
 */
export function parseChapterUrl(segments: readonly string[], versions: readonly LoadedVersion[]): ChapterUrl {
  const [first = '', ...rest] = segments;
  const code = first.toLowerCase();
  const named = findByCode(versions, code);
  const usual = versions[0];
  if (!usual || segments.length > 4) return { kind: 'nothing' };
  if (!named && (code in namedVersions || !tryFindBook(first))) {
    const book = rest[0] === undefined ? undefined : tryFindBook(rest[0]);
    if (code in namedVersions || book)
      return {
        kind: 'no-version',
        asked: first,
        book,
        chapter: Number(chapterPattern.exec(rest[1] ?? '1')?.groups?.['chapter'] ?? 1),
      };
    return rest.length > 1 ? { kind: 'nothing' } : { kind: 'no-book', version: usual, asked: first };
  }
  const version = named ?? usual;
  const [bookText, chapterText = '1', verseText, ...more] = named ? rest : segments;
  if (bookText === undefined) return { kind: 'books', version, path: `/bible/${version.code}` };
  const book = tryFindTypedBook(bookText);
  if (!book) return { kind: 'no-book', version, asked: bookText };
  const match = chapterPattern.exec(chapterText)?.groups;
  const chapter = Number(match?.['chapter'] ?? 0);
  if (chapter === 0 || more.length > 0) return { kind: 'no-chapter', version, book };
  const verse =
    match?.['verse'] ?? (verseText === undefined ? undefined : chapterPattern.exec(verseText)?.groups?.['chapter']);
  return {
    kind: 'chapter',
    version,
    isUsual: !named,
    book,
    chapter,
    path: chapterPath(version.code, book.number, chapter) + (verse === undefined ? '' : `#v${verse}`),
  };
}

/** Converts the text from the box above a chapter to path segments below `/bible`. */
export function segmentsOfReference(version: string, typed: string): string[] {
  const { book, chapter, verse } = parseTypedReference(typed);
  const name = typeof book === 'string' ? book : book.slug;
  return [version, name, verse === undefined ? String(chapter) : `${chapter}:${verse}`];
}
