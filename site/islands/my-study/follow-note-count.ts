import { logClientError } from '../../client/log-client-error.ts';
import { readPanelRows, rowsOfKind } from './panel-rows.ts';
import { onStudyChange } from './study-changes.ts';
import type { StudyTarget } from './study-target.ts';
import { keepSynced } from './sync-notes.ts';

/** Counts the notes of a target, now and after each change. Returns a function that ends that. */
export function followNoteCount(target: StudyTarget, onCount: (count: number) => void): () => void {
  keepSynced();
  let isCurrent = true;
  const update = (): void => {
    readPanelRows(target).then(
      (rows) => isCurrent && onCount(rowsOfKind(rows, 'note').length),
      (error: unknown) => logClientError('study-notes', error),
    );
  };
  update();
  const stop = onStudyChange(update);
  return () => {
    isCurrent = false;
    stop();
  };
}
