import { parseVerseHash } from './verse-hash.ts';

/** The range from a verse number to the one after `last`, in a chapter whose verses flow. */
function verseRange(text: Element, number: Element, last = number): Range {
  const numbers = [...text.querySelectorAll('.v')];
  const next = numbers[numbers.indexOf(last) + 1];
  const range = new Range();
  range.setStartBefore(number);
  if (next) range.setEndBefore(next);
  else range.setEndAfter(text.lastChild ?? number);
  return range;
}

/**
 * The text of a verse without its number, note marks, Strong's numbers and a heading that belongs to the next verse.
 */
export function wordsOfVerse(text: Element, number: Element): string {
  const words = verseRange(text, number).cloneContents();
  for (const other of words.querySelectorAll('.v, .fn, sup, h2, .title')) other.remove();
  return words.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Highlights the verses in the URL without changing the DOM. A browser scrolls to a single verse by itself. */
export function highlightVerse(text: Element): void {
  const [from, to] = parseVerseHash(location.hash) ?? [];
  const start = from === undefined ? null : text.querySelector(`#v${from}`);
  if (start && from !== to) start.scrollIntoView();
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('verse');
  // The range ends at the last verse of the chapter if that comes first.
  const end = text.querySelector(`#v${to}`) ?? [...text.querySelectorAll('.v')].at(-1);
  if (start) CSS.highlights.set('verse', new Highlight(verseRange(text, start, end)));
}
