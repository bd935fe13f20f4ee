import type { SearchAnswer } from './search-source.ts';

/** Shows a verse with its Strong's numbers or without; `answer` is that of the page it stands on. */
export function toggleNumbers(button: HTMLButtonElement, answer: SearchAnswer): void {
  const item = button.closest('li');
  const row = answer.results.find(({ id }) => id === item?.dataset.id);
  const verse = item?.querySelector('p');
  if (!row || !verse) return;
  const show = button.ariaPressed !== 'true';
  verse.innerHTML = show ? row.numberedHtml : row.html;
  button.ariaPressed = String(show);
}
