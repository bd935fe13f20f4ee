import { isPlainClick } from '../../client/plain-click.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { openWord } from './open-word.ts';
import { walkWords, wordOf } from './walk-words.ts';

/**
 * Adds interaction to words that are shown one by one: arrow keys, highlighted partners, entries in a dialog. `version`
 * is the code of the text that has the original words, for searches for the same form. `all` has the lists of the verse.
 */
export function enhanceWords(words: HTMLElement, version: string, all = words): void {
  walkWords(words, all);
  words.addEventListener('click', (event) => {
    openEntryOver(event, 'a.n');
    const word = isPlainClick(event) ? wordOf(event.target) : undefined;
    if (word && event.target instanceof Element && !event.target.closest('a')) openWord(word, event.target, version);
  });
  let last: { unit: HTMLElement; opened: number } | undefined;
  words.addEventListener('keydown', (event) => {
    const { key, target: unit } = event;
    if ((key !== 'Enter' && key !== ' ') || !(unit instanceof HTMLLIElement)) return;
    event.preventDefault();
    // A phrase can have several words of the original. The next press opens the next of them.
    const forms = unit.querySelectorAll('.o');
    const opened = last?.unit === unit ? last.opened : 0;
    last = { unit, opened: opened + 1 };
    openWord(unit, (forms.length > 1 && forms[opened % forms.length]) || unit, version);
  });
}
