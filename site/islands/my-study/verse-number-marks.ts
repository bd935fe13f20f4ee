import { highlightStyles, type StudyRow } from '#data/my-study/study-row.ts';
import { highlightedAs, marksLabel, styleNames } from './messages.ts';
import { openStudyPanel } from './open-study-panel.ts';
import type { VerseNumber } from './study-verse-numbers.ts';

/** After a verse number: a button for notes and bookmarks, and the style of highlights for screen readers. */
export function showRowsOfVerse({ element, id }: VerseNumber, rows: readonly StudyRow[]): void {
  const own = rows.filter((row) => 'value' in row && startsAt(row, id));
  const notes = own.filter(({ kind }) => kind === 'note').length;
  const hasBookmark = own.some(({ kind }) => kind === 'bookmark');
  const styles = own.flatMap((row) => (row.kind === 'highlight' && row.value ? [row.value.style] : []));
  if (notes === 0 && !hasBookmark && styles.length === 0) return;
  const box = document.createElement('sup');
  box.className = 'study-n';
  const verse = element.firstChild?.textContent ?? '';
  if (styles.length > 0) {
    const hint = document.createElement('span');
    hint.className = 'sr';
    hint.textContent = styles.map((style) => highlightedAs(styleNames[highlightStyles.indexOf(style)] ?? '')).join(' ');
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

function startsAt(row: StudyRow, id: number): boolean {
  if (!row.value) return false;
  if (row.kind !== 'note' && row.kind !== 'bookmark' && row.kind !== 'highlight') return false;
  return row.value.anchor?.start === id;
}
