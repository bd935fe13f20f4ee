/** Verse numbers and tagged words. */
const stops = '.v, [data-n]';

/**
 * The word that an arrow key leads to, from a verse number or a word. `undefined` at the ends of the verse. Left and
 * right follow the direction of the text.
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

/**
 * Focuses a word. It has the role of a button only while it has the focus, so that screen readers read a verse as text.
 */
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
  // The entry dialog is open, and returns the focus to the word when it closes.
  if (document.querySelector('[role=dialog]')) {
    word.addEventListener('blur', () => leaveWord(word), { once: true });
    return;
  }
  for (const name of ['tabindex', 'role', 'aria-description']) word.removeAttribute(name);
}
