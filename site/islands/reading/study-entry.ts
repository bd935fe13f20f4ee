import { afterPaint } from '../../client/after-paint.ts';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { hasStudyNotes } from '../my-study/study-flag.ts';
import { watchSelection } from '../my-study/watch-selection.ts';

/** The reader's own notes in a chapter. Their code loads when the reader has a note, or selects words for the first one. */
export function enhanceStudyNotes(text: HTMLElement): void {
  const version = location.pathname.split('/')[2] ?? '';
  if (hasStudyNotes()) void showMarks(text, version);
  watchSelection({
    texts: '.text',
    find: async (range) => (await loadMarks()).selectedInChapter(range, text, version),
    onChoose: ({ anchor, opener }) => {
      openStudyPanel({ anchor }, opener);
      showMarksOnce(text, version);
    },
  });
}

let areMarksShown = false;

/** After the first use on a page, marks appear at once. */
export function showMarksOnce(text: HTMLElement, version: string): void {
  if (areMarksShown || hasStudyNotes()) return;
  areMarksShown = true;
  void showMarks(text, version);
}

/** The text comes first: its marks load after it is painted. */
async function showMarks(text: HTMLElement, version: string): Promise<void> {
  await afterPaint();
  const { showStudyMarks } = await loadMarks();
  showStudyMarks(text, version);
}

function loadMarks(): Promise<typeof import('../my-study/show-study-marks.ts')> {
  return import('../my-study/show-study-marks.ts');
}
