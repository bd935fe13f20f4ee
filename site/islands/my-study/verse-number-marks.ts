import { marksOfVerse } from '#data/my-study/marks-of-verse.ts';
import type { StudyRow } from '#data/my-study/study-row.ts';
import { describeHighlights } from './describe-marks.ts';
import { namesOfLegend } from './highlight-names.ts';
import { marksLabel } from './messages.ts';
import { openStudyPanel } from './open-study-panel.ts';
import type { VerseNumber } from './study-verse-numbers.ts';

/**
 * After a verse number: a button for notes and bookmarks that start at the verse, and for screen readers the names of all
 * highlights of the verse.
 */
export function showRowsOfVerse({ element, id }: VerseNumber, rows: readonly StudyRow[]): void {
  // The spans are not used, so the text does not matter.
  const marks = marksOfVerse(rows, id, undefined, '');
  if (!marks) return;
  const { styles, notes, hasBookmark } = marks;
  const box = document.createElement('sup');
  box.className = 'study-n';
  const verse = element.firstChild?.textContent ?? '';
  if (styles.length > 0) {
    const hint = document.createElement('span');
    hint.className = 'sr';
    hint.textContent = describeHighlights(styles, namesOfLegend(rows));
    box.append(hint);
  }
  if (notes > 0 || hasBookmark) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = notes > 0 ? '✎' : '⚑';
    button.setAttribute('aria-label', marksLabel(notes, hasBookmark, verse));
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      openStudyPanel({ anchor: { start: id, end: id } }, button);
    });
    box.append(button);
  }
  element.after(box);
}
