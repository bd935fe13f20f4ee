import { coversVerse } from '#data/my-study/chapter-keys.ts';
import { spanInVerse } from '#data/my-study/marks-of-verse.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { mainWords } from '../interlinear/main-words.ts';
import { followMarks } from './follow-marks.ts';
import { clearMarks, wrapNode } from './mark-text.ts';
import { selectedAnchor } from './selected-anchor.ts';
import { chapterKeysOf, interlinearNumbersOf, type VerseNumber } from './study-verse-numbers.ts';
import { showRowsOfVerse } from './verse-number-marks.ts';
import type { SelectedWords } from './watch-selection.ts';

/** Shows the reader's marks on the words of an interlinear text, and follows their changes. */
export function showInterlinearMarks(article: HTMLElement): void {
  const numbers = interlinearNumbersOf(article);
  followMarks(article, chapterKeysOf(numbers), (rows) => {
    clearMarks(article);
    for (const number of numbers) {
      markVerse(article, number, rows);
      showRowsOfVerse(number, rows);
    }
  });
}

/** The words of an interlinear text that a range selects. */
export function selectedInInterlinear(range: Range, article: HTMLElement): SelectedWords | undefined {
  const verses = interlinearNumbersOf(article).map(({ id, element }) => {
    const verse = element.closest<HTMLElement>('.verse');
    const words = (verse ? mainWords(article, verse) : []).map((node) => ({
      node,
      // The other lines of a word select it too.
      shown: node.parentElement?.closest('li') ?? node,
    }));
    return { id, start: element, opener: element, words };
  });
  return selectedAnchor(range, verses, article.dataset['version'], ' ');
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
