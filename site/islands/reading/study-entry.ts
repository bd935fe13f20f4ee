import type { StudyAnchor } from '#data/my-study/study-row.ts';
import { afterPaint } from '../../client/after-paint.ts';
import { noteOrHighlight } from '../my-study/entry-messages.ts';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';

/**
 * The reader's own notes in a chapter. Their code loads when the reader has a note, or opens the panel with the button
 * that appears for selected words.
 */
export function enhanceStudyNotes(text: HTMLElement): void {
  const version = location.pathname.split('/')[2] ?? '';
  if (hasStudyNotes()) void showMarks(text, version);
  let button: HTMLButtonElement | undefined;
  document.addEventListener('selectionchange', () => {
    const selection = getSelection();
    const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
    if (!range || !text.contains(range.commonAncestorContainer)) {
      // A press on the button itself ends the selection.
      if (button && document.activeElement !== button) button.hidden = true;
      return;
    }
    button ??= addButton(text, version);
    button.hidden = false;
  });
}

function addButton(text: HTMLElement, version: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  // In view wherever the selection is. Chapters inline their styles, and most readers never need these.
  button.style.cssText = 'position:fixed;inset:auto 0 1rem;width:fit-content;margin-inline:auto;z-index:1';
  button.textContent = noteOrHighlight;
  // Pressing must not clear the selection.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    button.hidden = true;
    void import('../my-study/selected-anchor.ts').then(({ selectedAnchor }) => {
      const anchor: StudyAnchor | undefined = selectedAnchor(text, version);
      if (anchor) openPanelAndMarks(text, version, anchor, button);
    });
  });
  text.after(button);
  return button;
}

let areMarksShown = false;

function openPanelAndMarks(text: HTMLElement, version: string, anchor: StudyAnchor, opener: HTMLElement): void {
  openStudyPanel({ anchor }, opener);
  showMarksOnce(text, version);
}

/** After the first use on a page, marks appear at once. */
export function showMarksOnce(text: HTMLElement, version: string): void {
  if (areMarksShown || hasStudyNotes()) return;
  areMarksShown = true;
  void showMarks(text, version);
}

/** The text comes first: its marks load after it is painted. */
async function showMarks(text: HTMLElement, version: string): Promise<void> {
  await afterPaint();
  const { showStudyMarks } = await import('../my-study/show-study-marks.ts');
  showStudyMarks(text, version);
}
