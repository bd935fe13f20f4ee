import { verseRange } from './verse-range.ts';

/** Marks the verse that the address names, up to the next verse's number, without a change to the page. */
export function highlightVerse(text: Element): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('verse');
  const start = /^#v\d+$/.test(location.hash) ? text.querySelector(location.hash) : null;
  if (start) CSS.highlights.set('verse', new Highlight(verseRange(text, start)));
}
