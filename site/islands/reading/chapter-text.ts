import { openDialog } from '../dialogs/open-dialog.ts';
import { openEntry } from '../dialogs/open-entry.ts';
import { isPlainClick } from '../../client/plain-click.ts';
import { focusWord, nextWord } from './reading-words.ts';

/**
 * The text of a chapter, which no component draws on the device. One listener sees every press: a word opens its entry,
 * a verse's number what can be done with the verse.
 */
export function takeOverText(text: HTMLElement): void {
  tellOfKeys(text);
  text.addEventListener('click', (event) => {
    const target = event.target as Element;
    const number = target.closest<HTMLAnchorElement>('sup a');
    const word = target.closest<HTMLElement>('[data-n]');
    const verse = target.closest<HTMLAnchorElement>('.v');
    // A click that ends a selection is no tap, and with a key held down it is the browser's.
    if (!isPlainClick(event) || target.closest('.fn') || getSelection()?.isCollapsed === false) return;
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

/** What is needed to tell which verse it is comes with the first one; where it cannot, the number's own link is followed. */
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

/** Of a stretch that stands for several words, the first. */
function openWord(word: HTMLElement): void {
  const [number] = (word.dataset.n ?? '').split(' ');
  if (number) openEntry(number, word);
}

/** Says to those who hear the page how its words are reached. */
function tellOfKeys(before: HTMLElement): void {
  if (before.dataset.tagged === undefined) return;
  const hint = document.createElement('p');
  hint.className = 'sr';
  hint.textContent =
    'From the number of a verse, the left and right arrow keys lead through its words; Enter opens a word’s entry.';
  before.before(hint);
}
