import { isPlainClick } from '../../client/plain-click.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { openNextWord, openWord, type WordTexts } from './open-word.ts';
import { walkWords, wordOf } from './walk-words.ts';

/**
 * Adds interaction to words that are shown one by one: arrow keys, highlighted partners, entries in a dialog. `all`
 * has the lists of the verse.
 */
export function enhanceWords(words: HTMLElement, texts: WordTexts, all = words): void {
  walkWords(words, all);
  words.addEventListener('click', (event) => {
    openEntryOver(event, 'a.n');
    // A click that ends a selection is for the browser.
    const word = isPlainClick(event) && getSelection()?.isCollapsed !== false ? wordOf(event.target) : undefined;
    if (word && event.target instanceof Element && !event.target.closest('a')) openWord(word, event.target, texts);
  });
  words.addEventListener('keydown', (event) => {
    const { key, target: unit } = event;
    if ((key !== 'Enter' && key !== ' ') || !(unit instanceof HTMLLIElement)) return;
    event.preventDefault();
    openNextWord(unit, texts);
  });
}
