import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import { kjvIdOfPath } from '#data/reading/reading-paths.ts';

/** A verse number in a text, with the verse id in the King James Version. */
export interface VerseNumber {
  element: HTMLAnchorElement;
  id: VerseId;
}

/** The verse numbers of a chapter. */
export function verseNumbersOf(text: Element): VerseNumber[] {
  return numbersOf(text, 'a.v');
}

export function interlinearNumbersOf(article: Element): VerseNumber[] {
  return numbersOf(article, 'a.vn');
}

/** The link of a verse number has its reference in the King James Version, whatever the version's own is. */
function numbersOf(text: Element, selector: string): VerseNumber[] {
  return [...text.querySelectorAll<HTMLAnchorElement>(selector)].flatMap((element) => {
    const id = kjvIdOfPath(new URL(element.href).pathname);
    return id === undefined ? [] : [{ element, id }];
  });
}

/** Keys of the chapters of the King James Version that a text has verses of. */
export function chapterKeysOf(numbers: readonly VerseNumber[]): number[] {
  return [...new Set(numbers.map(({ id }) => chapterOf(id)))];
}
