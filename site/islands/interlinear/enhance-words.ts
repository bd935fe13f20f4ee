import { isPlainClick } from '../../client/plain-click.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { openWord } from './open-word.ts';
import { walkWords, wordOf } from './walk-words.ts';

/**
 * Adds interaction to words that are shown one by one: arrow keys, highlighted partners, entries in a dialog. `version`
 * is the code of the text that has the original words, for searches for the same form.
 */
export function enhanceWords(words: HTMLElement, version: string): void {
  walkWords(words);
  words.addEventListener('click', (event) => {
    openEntryOver(event, 'a.n');
    const word = isPlainClick(event) ? wordOf(event.target) : undefined;
    if (word && event.target instanceof Element && !event.target.closest('a')) openWord(word, event.target, version);
  });
  words.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLLIElement) openWord(event.target, event.target, version);
  });
}
