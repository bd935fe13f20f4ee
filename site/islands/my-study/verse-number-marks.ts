import type { VerseId } from '#data/bible/verse-id.ts';
import { coversVerse } from '#data/my-study/chapter-keys.ts';
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
  const notes = rows.filter((row) => row.kind === 'note' && row.value?.anchor?.start === id).length;
  const hasBookmark = rows.some((row) => row.kind === 'bookmark' && row.value?.anchor.start === id);
  const hint = highlightHint(id, rows);
  if (notes === 0 && !hasBookmark && !hint) return;
  const box = studyBox(hint);
  const verse = element.firstChild?.textContent ?? '';
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

/** Before a text of one verse: for screen readers the names of all highlights of the verse. */
export function showHighlightsOfVerse(text: HTMLElement, id: VerseId, rows: readonly StudyRow[]): void {
  const hint = highlightHint(id, rows);
  if (hint) text.prepend(studyBox(hint));
}

function highlightHint(id: VerseId, rows: readonly StudyRow[]): HTMLElement | undefined {
  const covering = rows.flatMap((row) =>
    row.kind === 'highlight' && row.value && coversVerse(row.value.anchor, id) ? [row.value.style] : [],
  );
  if (covering.length === 0) return undefined;
  const hint = document.createElement('span');
  hint.className = 'sr';
  // The text may be Hebrew.
  hint.lang = 'en';
  hint.textContent = `${describeHighlights([...new Set(covering)], namesOfLegend(rows))} `;
  return hint;
}

/** `clearMarks` removes it. */
function studyBox(hint: HTMLElement | undefined): HTMLElement {
  const box = document.createElement('sup');
  box.className = 'study-n';
  if (hint) box.append(hint);
  return box;
}
