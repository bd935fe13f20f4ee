import { books } from '#data/model/books.ts';
import { verseId } from '#data/model/verse-id.ts';
import { openVerseDialog } from '../dialogs/verse-dialog.ts';
import { wordsOfVerse } from './verse-range.ts';

const wordsAddress = /\/strongs\/verse\/(?<slug>[^/]+)\/(?<chapter>\d+)\/(?<verse>\d+)$/;

/** Opens the verse that a number in a chapter's text belongs to. The number's own link names it in the King James Version. */
export function openVerse(text: HTMLElement, number: HTMLAnchorElement): void {
  const { slug, chapter, verse } = wordsAddress.exec(new URL(number.href).pathname)?.groups ?? {};
  const book = books.find((each) => each.slug === slug);
  if (!book) return location.assign(number.href);
  const heading = document.querySelector('.chapter h1')?.textContent ?? '';
  openVerseDialog(
    {
      id: verseId({ book: book.number, chapter: Number(chapter), verse: Number(verse) }),
      reference: `${heading}:${(number.textContent ?? '').trim()}`,
      text: wordsOfVerse(text, number),
      language: text.lang || 'en',
      direction: text.dir === 'rtl' ? 'rtl' : 'ltr',
      link: new URL(`#${number.id}`, location.href).href,
      words: number.href,
    },
    number,
  );
}
