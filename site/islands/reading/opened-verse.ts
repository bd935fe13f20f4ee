import { books } from '#data/model/books.ts';
import { verseId } from '#data/model/verse-id.ts';
import type { OpenedVerse } from '../dialogs/dialog-request.ts';
import { wordsOfVerse } from './verse-range.ts';

const wordsAddress = /\/strongs\/verse\/(?<slug>[^/]+)\/(?<chapter>\d+)\/(?<verse>\d+)$/;

/** The verse that a number in a chapter's text belongs to. The number's own link names it in the King James Version. */
export function openedVerse(text: HTMLElement, number: HTMLAnchorElement): OpenedVerse | undefined {
  const { slug, chapter, verse } = wordsAddress.exec(new URL(number.href).pathname)?.groups ?? {};
  const book = books.find((each) => each.slug === slug);
  if (!book) return undefined;
  const heading = document.querySelector('.chapter h1')?.textContent ?? '';
  return {
    id: verseId({ book: book.number, chapter: Number(chapter), verse: Number(verse) }),
    reference: `${heading}:${(number.textContent ?? '').trim()}`,
    text: wordsOfVerse(text, number),
    label: document.querySelector('.chapter .top-line a')?.textContent ?? '',
    language: text.lang || 'en',
    direction: text.dir === 'rtl' ? 'rtl' : 'ltr',
    link: new URL(`#${number.id}`, location.href).href,
    words: number.href,
  };
}
