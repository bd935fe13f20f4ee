import { openDialog } from '../dialogs/open-dialog.ts';
import { openEntry } from '../dialogs/open-entry.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { focusWord, nextWord } from './reading-words.ts';
import { wordKeysHint } from './text/messages.ts';

/**
 * Makes the text of a chapter interactive without rendering it on the device. One listener handles all clicks: a word
 * opens its entry, a verse number opens the menu of the verse.
 */
export function enhanceChapterText(text: HTMLElement): void {
  addKeyHint(text);
  text.addEventListener('click', (event) => {
    const target = event.target as Element;
    const number = target.closest<HTMLAnchorElement>('sup a');
    const word = target.closest<HTMLElement>('[data-n]');
    const verse = target.closest<HTMLAnchorElement>('.v');
    // Ignore a click that ends a selection: a key has no `detail`. A click with a modifier key belongs to the browser.
    const endsSelection = event.detail > 0 && getSelection()?.isCollapsed === false;
    if (!isPlainClick(event) || target.closest('.fn') || endsSelection) return;
    if (verse) {
      event.preventDefault();
      openVerse(text, verse);
    } else if (number) {
      event.preventDefault();
      openEntry(number.textContent ?? '', number);
    } else if (word) openWord(word);
  });
  text.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target as HTMLElement;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const word = nextWord(text, from, event.key);
      if (!word) return;
      event.preventDefault();
      focusWord(word);
    } else if ((event.key === 'Enter' || event.key === ' ') && from.matches('[data-n]')) {
      event.preventDefault();
      openWord(from);
    }
  });
}

/** The code that identifies the verse loads with the first click. If it cannot load, the number's link is followed. */
function openVerse(text: HTMLElement, number: HTMLAnchorElement): void {
  import('./opened-verse.ts').then(
    ({ openedVerse }) => {
      const verse = openedVerse(text, number);
      if (verse) openDialog({ kind: 'verse', ...verse }, number, () => location.assign(number.href));
      else location.assign(number.href);
    },
    () => location.assign(number.href),
  );
}

/** If a span has several Strong's numbers, opens the first. */
function openWord(word: HTMLElement): void {
  const [number] = (word.dataset.n ?? '').split(' ');
  if (number) openEntry(number, word);
}

/** Tells screen reader users how to reach the words. */
function addKeyHint(before: HTMLElement): void {
  if (before.dataset.tagged === undefined) return;
  const hint = document.createElement('p');
  hint.className = 'sr';
  hint.textContent = wordKeysHint;
  before.before(hint);
}
