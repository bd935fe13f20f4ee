import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import { kjvIdOfPath } from '#data/reading/reading-paths.ts';

/** A verse number in a chapter's text, with the verse id in the King James Version. */
export interface VerseNumber {
  element: HTMLAnchorElement;
  id: VerseId;
}

/** The link of a verse number has its reference in the King James Version, whatever the version's own is. */
function kjvIdOfNumber(element: HTMLAnchorElement): VerseId | undefined {
  return kjvIdOfPath(new URL(element.href).pathname);
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
