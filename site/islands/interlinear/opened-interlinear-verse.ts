import { kjvIdOfPath } from '#data/reading/reading-paths.ts';
import type { OpenedVerse } from '../dialogs/dialog-request.ts';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { mainWords } from './main-words.ts';

/** The verse of a verse number in an interlinear text. `undefined` if its link names no verse. */
export function interlinearVerse(
  article: HTMLElement,
  number: HTMLAnchorElement,
  showMarks: () => void,
): OpenedVerse | undefined {
  const id = kjvIdOfPath(new URL(number.href).pathname);
  const verse = number.closest<HTMLElement>('.verse');
  if (id === undefined || !verse) return undefined;
  const { version = '' } = article.dataset;
  const words = mainWords(article, verse);
  const language = words[0]?.parentElement?.closest<HTMLElement>('[lang]')?.lang || 'en';
  const labelsOf = verse.parentElement?.dataset['labels'] ?? '';
  const label = number.firstChild?.textContent ?? '';
  return {
    id,
    reference: labelsOf === '' ? label : `${labelsOf}${label.includes(':') ? ' ' : ':'}${label}`,
    text: words.map(({ data }) => data).join(' '),
    label: article.querySelector('p.small')?.textContent?.split(' · ')[0] ?? version,
    language,
    direction: verse.parentElement?.dir === 'rtl' ? 'rtl' : 'ltr',
    link: new URL(`#${verse.id}`, location.href).href,
    words: number.href,
    openStudy: () => {
      openStudyPanel({ anchor: { start: id, end: id, version } }, number);
      showMarks();
    },
  };
}
