import { bookByNumber } from '../model/books.ts';
import type { ChapterVersion } from './chapter.ts';
import { escapeHtml } from './escape.ts';
import { chapterPath } from './reading-address.ts';

export interface BibleIndex {
  version: Pick<ChapterVersion, 'code' | 'name'>;
  /** Books that the version has, in order, each with its last chapter. */
  books: { book: number; lastChapter: number }[];
}

/** The books of a version; each opens to its chapters, without a script. */
export function bibleIndex({ version, books }: BibleIndex): string {
  const part = (title: string, testament: 'old' | 'new'): string => {
    const found = books.filter(({ book }) => bookByNumber(book).testament === testament);
    return found.length === 0 ? '' : `<h2>${title}</h2><div class="books">${found.map((row) => bookRow(version.code, row)).join('')}</div>`;
  };
  return `<p class="small"><a href="/bible">All versions</a></p><h1>${escapeHtml(version.name)}</h1>${part('Old Testament', 'old')}${part('New Testament', 'new')}`;
}

function bookRow(version: string, { book, lastChapter }: BibleIndex['books'][number]): string {
  const { name, slug } = bookByNumber(book);
  const chapters = Array.from({ length: lastChapter }, (_, index) => `<a href="${chapterPath(version, book, index + 1)}">${index + 1}</a>`);
  return `<details id="${slug}" name="book"><summary>${name}</summary><nav aria-label="Chapters of ${name}">${chapters.join('')}</nav></details>`;
}
