import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import { marksOfVerse } from '#data/my-study/marks-of-verse.ts';
import { addStyle } from '../../client/add-style.ts';
import { logClientError } from '../../client/log-client-error.ts';
import type { VerseStudy } from '../../views/my-study/verse-study.ts';
import { describeMarks } from './describe-marks.ts';
import { namesOfLegend } from './highlight-names.ts';
import { onStudyChange } from './study-changes.ts';
import css from './study-marks.css?inline';
import { asSelectableWords, selectedAnchor } from './selected-anchor.ts';
import { readMarksOf } from './study-store.ts';
import { keepSynced } from './sync-notes.ts';
import { textNodesBetween } from './text-of-verses.ts';
import type { SelectedWords } from './watch-selection.ts';

/** Reads what the reader has written about verses, now and after each change. Returns a function that ends that. */
export function followVerseStudy(ids: readonly VerseId[], onRead: (of: VerseStudy['of']) => void): () => void {
  addStyle(css);
  keepSynced();
  let isCurrent = true;
  const update = (): void => {
    readVerseStudy(ids).then(
      (of) => isCurrent && onRead(of),
      (error: unknown) => logClientError('study-marks', error),
    );
  };
  update();
  const stop = onStudyChange(update);
  return () => {
    isCurrent = false;
    stop();
  };
}

async function readVerseStudy(ids: readonly VerseId[]): Promise<VerseStudy['of']> {
  const rows = await readMarksOf([...new Set(ids.map(chapterOf))]);
  const names = namesOfLegend(rows);
  return ({ id, version, text }) => {
    const marks = marksOfVerse(rows, id, version, text);
    return marks && { spans: marks.spans, notes: marks.notes, description: describeMarks(marks, names) };
  };
}

/** The words of a listed verse that a range selects. `nameVerse` has named the verse. */
export function selectedInVerse(range: Range, text: HTMLElement): SelectedWords | undefined {
  const opener = text.closest('li')?.querySelector<HTMLElement>('.acts > button:last-of-type');
  if (!opener) return undefined;
  const [id = '', version = ''] = text.dataset['verse']?.split(' ') ?? [];
  const words = textNodesBetween(text).map(asSelectableWords);
  return selectedAnchor(range, [{ id: Number(id), start: text, opener, words }], version || undefined);
}
