/** Marks the verse that the address names, up to the next verse's number, without a change to the page. */
export function highlightVerse(text: Element): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('verse');
  const start = /^#v\d+$/.test(location.hash) ? text.querySelector(location.hash) : null;
  if (!start) return;
  const numbers = [...text.querySelectorAll('.v')];
  const next = numbers[numbers.indexOf(start) + 1];
  const range = new Range();
  range.setStartBefore(start);
  if (next) range.setEndBefore(next);
  else range.setEndAfter(text.lastChild ?? start);
  CSS.highlights.set('verse', new Highlight(range));
}
