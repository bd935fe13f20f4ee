import { coversVerse } from '#data/my-study/chapter-keys.ts';
import { spanInVerse } from '#data/my-study/marks-of-verse.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { kjvIdOfPath } from '#data/reading/reading-paths.ts';
import { mainWords } from '../interlinear/main-words.ts';
import { followMarks } from './follow-marks.ts';
import { clearMarks, wrapNode } from './mark-text.ts';
import { chapterKeysOf, type VerseNumber } from './study-verse-numbers.ts';
import { showRowsOfVerse } from './verse-number-marks.ts';

/** Shows the reader's marks on the words of an interlinear text, and follows their changes. */
export function showInterlinearMarks(article: HTMLElement): void {
  const numbers = [...article.querySelectorAll<HTMLAnchorElement>('a.vn')].flatMap((element): VerseNumber[] => {
    const id = kjvIdOfPath(new URL(element.href).pathname);
    return id === undefined ? [] : [{ element, id }];
  });
  followMarks(article, chapterKeysOf(numbers), (rows) => {
    clearMarks(article);
    for (const number of numbers) {
      markVerse(article, number, rows);
      showRowsOfVerse(number, rows);
    }
  });
}

function markVerse(article: HTMLElement, { element, id }: VerseNumber, rows: readonly StudyRow[]): void {
  const verse = element.closest<HTMLElement>('.verse');
  if (!verse) return;
  for (const row of rows) {
    if (row.kind !== 'highlight' || !row.value || !coversVerse(row.value.anchor, id)) continue;
    const words = mainWords(article, verse);
    const text = words.map(({ data }) => data).join(' ');
    const [from, to] = spanInVerse(row.value.anchor, id, article.dataset.version, text);
    let at = 0;
    for (const word of words) {
      const end = at + word.data.length;
      if (at < to && from < end) wrapNode(word, `st-${row.value.style}`, row.id);
      at = end + 1;
    }
  }
}
