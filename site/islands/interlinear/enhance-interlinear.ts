import { isPlainClick } from '../../client/plain-click.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { openEntryOver } from '../dialogs/open-entry.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
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
  if (hasStudyNotes()) showMarks(article);
  verses.addEventListener('click', (event) => {
    openEntryOver(event, 'a.n');
    const number = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.vn') : null;
    if (number && isPlainClick(event)) {
      event.preventDefault();
      openNumber(article, number);
    }
    const word = isPlainClick(event) ? wordOf(event.target) : undefined;
    if (word && event.target instanceof Element && !event.target.closest('a')) openWord(article, word, event.target);
  });
  verses.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLLIElement) openWord(article, event.target);
  });
}

/** The same menu as that of a verse number in a chapter. Its code loads with the first press, else the link is followed. */
function openNumber(article: HTMLElement, number: HTMLAnchorElement): void {
  import('./opened-interlinear-verse.ts').then(
    ({ interlinearVerse }) => {
      const verse = interlinearVerse(article, number, () => showMarks(article));
      if (verse) openDialog({ kind: 'verse', ...verse }, number, () => location.assign(number.href));
      else location.assign(number.href);
    },
    () => location.assign(number.href),
  );
}

function showMarks(article: HTMLElement): void {
  void import('../my-study/show-interlinear-marks.ts').then(({ showInterlinearMarks }) =>
    showInterlinearMarks(article),
  );
}
