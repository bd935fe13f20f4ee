import { isPlainClick } from '../../client/plain-click.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { enhanceLineChoice } from './line-choice.ts';
import { openWord } from './open-word.ts';
import { walkWords, wordOf } from './walk-words.ts';

/** Adds interaction to an interlinear page: choice of lines, arrow keys, highlighted partners, words in a dialog. */
export function enhanceInterlinear(): void {
  const article = document.querySelector<HTMLElement>('.interlinear');
  const verses = article?.querySelector<HTMLElement>('.stacks');
  if (!article || !verses) return;
  enhanceLineChoice(article);
  walkWords(verses);
  verses.addEventListener('click', (event) => {
    openEntryOver(event, 'a.n');
    const word = isPlainClick(event) ? wordOf(event.target) : undefined;
    if (word && event.target instanceof Element && !event.target.closest('a'))
      openWord(word, event.target, originalOf(article));
  });
  verses.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLLIElement)
      openWord(event.target, event.target, originalOf(article));
  });
}

/** Code of the text that has the original words. */
function originalOf({ dataset: { version = '', partner = '', order } }: HTMLElement): string {
  return (order === 'original' ? version : partner) || version;
}
