import { bookByNumber, books } from '../bible/books.ts';
import { splitVerseId, verseId, type VerseId } from '../bible/verse-id.ts';

/** "/bible/wlc/malachi/3": a chapter in the version's own versification. */
export function chapterPath(version: string, book: number, chapter: number): string {
  return `/bible/${version}/${bookByNumber(book).slug}/${chapter}`;
}

/** The permanent link of a verse in its chapter, in the version's own versification: "/bible/wlc/malachi/3#v19". */
export function verseLink(version: string, id: VerseId): string {
  const { book, chapter } = splitVerseId(id);
  return `${chapterPath(version, book, chapter)}#${verseAnchor(id)}`;
}

/** "v19"; "v0" is the title of a psalm. */
export function verseAnchor(id: VerseId): string {
  return `v${splitVerseId(id).verse}`;
}

/** The word-by-word page of a verse, by its id in the King James Version: "/strongs/verse/genesis/1/1". */
export function wordsPath(id: VerseId): string {
  const { book, chapter, verse } = splitVerseId(id);
  return `/strongs/verse/${bookByNumber(book).slug}/${chapter}/${verse}`;
}

const wordsUrlPath = /\/strongs\/verse\/(?<slug>[^/]+)\/(?<chapter>\d+)\/(?<verse>\d+)$/;

/** The verse of a path of {@link wordsPath}. */
export function kjvIdOfPath(path: string): VerseId | undefined {
  const { slug, chapter, verse } = wordsUrlPath.exec(path)?.groups ?? {};
  const book = books.find((each) => each.slug === slug);
  return book && verseId({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
}

/** "/parallel-bible?passage=Genesis+1&versions=kjv_strongs,wlc". */
export function parallelPath(passage: string, versions: readonly string[]): string {
  const columns = versions.length > 0 ? `&versions=${versions.map(encodeURIComponent).join(',')}` : '';
  return `/parallel-bible?passage=${encodeURIComponent(passage).replaceAll('%20', '+')}${columns}`;
}
