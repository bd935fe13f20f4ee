import { shownText } from '../interlinear/shown-text.ts';

/**
 * Focuses a word. A word of a text has its role only while it has the focus, so that screen readers read a verse as text.
 * The chapter does the same in a file of its own, because a shared one would be a request more for every chapter. A word
 * of an interlinear column is a button already (`joinLines`).
 */
export function focusComparedWord(word: HTMLElement, numbers: string): void {
  word.tabIndex = -1;
  // A screen reader reads its lines together.
  if (word.matches('li')) word.setAttribute('aria-label', shownText(word));
  else word.setAttribute('role', 'button');
  word.setAttribute('aria-description', numbers);
  word.addEventListener('blur', () => leaveComparedWord(word), { once: true });
  word.focus();
}

function leaveComparedWord(word: HTMLElement): void {
  // The entry dialog is open, and returns the focus to the word when it closes.
  if (document.querySelector('[role=dialog]')) {
    word.addEventListener('blur', () => leaveComparedWord(word), { once: true });
    return;
  }
  for (const name of ['tabindex', 'aria-label', 'aria-description']) word.removeAttribute(name);
  if (!word.matches('li')) word.removeAttribute('role');
}
