import { books } from '#data/bible/books.ts';
import { chapterName, numberInKjv } from '#data/reading/chapter-name.ts';
import { verseId, versePlace, type VerseId } from '#data/bible/verse-id.ts';
import type { OpenedVerse } from '../dialogs/dialog-request.ts';
import { wordsOfVerse } from './verse-range.ts';

const chapterAddress = /\/bible\/[^/]+\/(?<slug>[^/]+)\/(?<chapter>\d+)$/;
const wordsAddress = /\/strongs\/verse\/(?<slug>[^/]+)\/(?<chapter>\d+)\/(?<verse>\d+)$/;

/**
 * The verse that a number in a chapter's text belongs to. In the version's own numbers the page's address and the number's
 * anchor name it, in the King James Version's the number's link. `undefined` where either names none.
 */
export function openedVerse(text: HTMLElement, number: HTMLAnchorElement): OpenedVerse | undefined {
  const kjv = idOf(wordsAddress.exec(new URL(number.href).pathname)?.groups);
  const own = idOf({ ...chapterAddress.exec(location.pathname)?.groups, verse: number.id.slice(1) });
  if (kjv === undefined || own === undefined) return undefined;
  return {
    id: kjv,
    reference: referenceOf(own, kjv),
    text: wordsOfVerse(text, number),
    label: text.dataset.version ?? '',
    language: text.lang || 'en',
    direction: text.dir === 'rtl' ? 'rtl' : 'ltr',
    link: new URL(`#${number.id}`, location.href).href,
    words: number.href,
  };
}

function idOf({ slug, chapter, verse }: Record<string, string> = {}): VerseId | undefined {
  const book = books.find((each) => each.slug === slug);
  return book && verseId({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
}

/** "Malachi 3:19 (4:1)": as the chapter counts, with the King James Version's number behind it where it is another. */
function referenceOf(own: VerseId, kjv: VerseId): string {
  const { book, chapter, verse } = versePlace(own);
  return `${chapterName(book, chapter)}:${verse}${kjv === own ? '' : ` (${numberInKjv(kjv)})`}`;
}
