/** The range from a verse number to the next one, in a chapter whose verses flow. */
function verseRange(text: Element, number: Element): Range {
  const numbers = [...text.querySelectorAll('.v')];
  const next = numbers[numbers.indexOf(number) + 1];
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

/** Highlights the verse in the URL, up to the next verse number, without changing the DOM. */
export function highlightVerse(text: Element): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('verse');
  const start = /^#v\d+$/.test(location.hash) ? text.querySelector(location.hash) : null;
  if (start) CSS.highlights.set('verse', new Highlight(verseRange(text, start)));
}
