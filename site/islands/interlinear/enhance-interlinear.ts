import { isPlainClick } from '../../client/plain-click.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import { watchSelection } from '../my-study/watch-selection.ts';
import { enhanceWords } from './enhance-words.ts';
import { enhanceLineChoice } from './line-choice.ts';
import { joinLines } from './walk-words.ts';

/** Adds interaction to an interlinear page: choice of lines, and words that can be pressed. */
export function enhanceInterlinear(): void {
  const article = document.querySelector<HTMLElement>('.interlinear');
  const verses = article?.querySelector<HTMLElement>('.stacks');
  if (!article || !verses) return;
  enhanceLineChoice(article, () => joinLines(verses));
  const { version = '', partner = '', order } = article.dataset;
  const isOriginal = order === 'original';
  enhanceWords(verses, { original: (!isOriginal && partner) || version, translation: isOriginal ? partner : version });
  if (hasStudyNotes()) showMarks(article);
  watchSelection({
    texts: '.stacks',
    find: async (range) => (await loadMarks()).selectedInInterlinear(range, article),
    onChoose: ({ anchor, opener }) => {
      openStudyPanel({ anchor }, opener);
      showMarks(article);
    },
  });
  verses.addEventListener('click', (event) => {
    const number = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.vn') : null;
    if (!number || !isPlainClick(event)) return;
    event.preventDefault();
    openNumber(article, number);
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
  void loadMarks().then(({ showInterlinearMarks }) => showInterlinearMarks(article));
}

function loadMarks(): Promise<typeof import('../my-study/show-interlinear-marks.ts')> {
  return import('../my-study/show-interlinear-marks.ts');
}
