import type { StudyRow } from '#data/my-study/study-row.ts';
import { addStyle } from '../../client/add-style.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { onStudyChange } from './study-changes.ts';
import css from './study-marks.css?inline';
import { readMarksOf } from './study-store.ts';
import { keepSynced } from './sync-notes.ts';

const followed = new WeakSet<HTMLElement>();

/** Shows the rows of chapters in a text, now and after each change. A second call for the same text does nothing. */
export function followMarks(
  text: HTMLElement,
  keys: readonly (number | string)[],
  show: (rows: readonly StudyRow[]) => void,
): void {
  if (followed.has(text)) return;
  followed.add(text);
  addStyle(css);
  const update = (): void => {
    readMarksOf(keys)
      .then(show)
      .catch((error: unknown) => logClientError('study-marks', error));
  };
  update();
  onStudyChange(update);
  keepSynced();
}
