/** A number of a verse, and a tagged word of it. */
const stops = '.v, [data-n]';

/**
 * The word that an arrow key leads to, from the number of a verse or one of its words; `undefined` at the ends of the
 * verse. Left and right are as the text runs.
 */
export function nextWord(text: Element, from: Element, key: string): HTMLElement | undefined {
  const forward = getComputedStyle(text).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const all = [...text.querySelectorAll<HTMLElement>(stops)];
  const at = all.indexOf(from as HTMLElement);
  const to = at < 0 ? undefined : all[at + (key === forward ? 1 : -1)];
  if (!to) return undefined;
  const leavesVerse = key === forward ? to.matches('.v') : from.matches('.v');
  return leavesVerse ? undefined : to;
}

/** Gives a word the focus. Words are buttons for as long as they are used as such, so that a verse is read as a verse. */
export function focusWord(word: HTMLElement): void {
  if (!word.matches('.v')) {
    word.tabIndex = -1;
    word.setAttribute('role', 'button');
    word.setAttribute('aria-description', word.dataset.n ?? '');
    word.addEventListener('blur', () => leaveWord(word), { once: true });
  }
  word.focus();
}

function leaveWord(word: HTMLElement): void {
  // Its entry lies over the page, and gives the focus back to the word when it closes.
  if (document.querySelector('[role=dialog]')) {
    word.addEventListener('blur', () => leaveWord(word), { once: true });
    return;
  }
  for (const name of ['tabindex', 'role', 'aria-description']) word.removeAttribute(name);
}
