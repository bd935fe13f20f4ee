import { openEntry } from '../dialogs/open-entry.ts';
import { takeOverKeepButton } from '../offline/keep-button.ts';
import { isPlainClick } from '../plain-click.ts';
import { showNumbers } from './reading-numbers.ts';
import { focusWord, nextWord } from './reading-words.ts';
import { highlightVerse } from './verse-highlight.ts';

/** What a chapter does beside being read: its words open their entries, its settings are kept, its verse is marked. */
const chapter = document.querySelector<HTMLElement>('.chapter');
const text = chapter?.querySelector<HTMLElement>('.text');
if (chapter && text) {
  if (document.documentElement.dataset.numbers === 'on') showNumbers(text, true);
  highlightVerse(text);
  addEventListener('hashchange', () => highlightVerse(text));
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
      import('./reading-verse.ts').then(({ openVerse }) => openVerse(text, verse)).catch(() => location.assign(verse.href));
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

  closeLists(chapter);
  takeOverKeepButton(chapter);
  chapter.querySelector<HTMLButtonElement>('[data-act="settings"]')?.addEventListener('click', ({ currentTarget }) => {
    void import('./reading-settings.ts').then(({ toggleSettings }) => toggleSettings(currentTarget as HTMLButtonElement, chapter));
  });
}

/** The lists of chapters and versions lie over the text: Escape or a click beside them closes them. */
function closeLists(within: HTMLElement): void {
  const close = (but?: Element | null): HTMLDetailsElement[] => {
    const open = [...within.querySelectorAll<HTMLDetailsElement>('.pick details[open]')].filter((details) => details !== but);
    for (const details of open) details.open = false;
    return open;
  };
  addEventListener('click', ({ target }) => close((target as Element).closest('.pick details')));
  addEventListener('keydown', ({ key, target }) => {
    const closed = key === 'Escape' ? close() : [];
    const had = closed.find((details) => details.contains(target as Element));
    had?.querySelector('summary')?.focus();
  });
}

/** Of a stretch that stands for several words, the first. */
function openWord(word: HTMLElement): void {
  const [number] = (word.dataset.n ?? '').split(' ');
  if (number) openEntry(number, word);
}

/** Says to those who hear the page how its words are reached. */
function tellOfKeys(before: HTMLElement): void {
  if (!before.querySelector('[data-n]')) return;
  const hint = document.createElement('p');
  hint.className = 'sr';
  hint.textContent = 'From the number of a verse, the left and right arrow keys lead through its words; Enter opens a word’s entry.';
  before.before(hint);
}
