import { chapterOf, type VerseId } from '#data/bible/verse-id.ts';
import { marksOfVerse } from '#data/my-study/marks-of-verse.ts';
import { addStyle } from '../../client/add-style.ts';
import { logClientError } from '../../client/log-client-error.ts';
import type { VerseStudy } from '../../views/my-study/verse-study.ts';
import { describeMarks } from './describe-marks.ts';
import { namesOfLegend } from './highlight-names.ts';
import { onStudyChange } from './study-changes.ts';
import css from './study-marks.css?inline';
import { readMarksOf } from './study-store.ts';
import { keepSynced } from './sync-notes.ts';

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
