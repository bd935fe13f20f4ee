import { books } from '#data/bible/books.ts';
import { chapterOf, verseId, type VerseId } from '#data/bible/verse-id.ts';

const wordsUrlPath = /\/strongs\/verse\/(?<slug>[^/]+)\/(?<chapter>\d+)\/(?<verse>\d+)$/;

/** A verse number in a chapter's text, with the verse id in the King James Version. */
export interface VerseNumber {
  element: HTMLAnchorElement;
  id: VerseId;
}

/** The link of a verse number has its reference in the King James Version, whatever the version's own is. */
function kjvIdOfNumber(element: HTMLAnchorElement): VerseId | undefined {
  return kjvIdOfPath(new URL(element.href).pathname);
}

/** The verse of a word-by-word page. */
export function kjvIdOfPath(path: string): VerseId | undefined {
  const { slug, chapter, verse } = wordsUrlPath.exec(path)?.groups ?? {};
  const book = books.find((each) => each.slug === slug);
  return book && verseId({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
}

export function verseNumbersOf(text: Element): VerseNumber[] {
  return [...text.querySelectorAll<HTMLAnchorElement>('a.v')].flatMap((element) => {
    const id = kjvIdOfNumber(element);
    return id === undefined ? [] : [{ element, id }];
  });
}

/** Keys of the chapters of the King James Version that a text has verses of. */
export function chapterKeysOf(numbers: readonly VerseNumber[]): number[] {
  return [...new Set(numbers.map(({ id }) => chapterOf(id)))];
}
