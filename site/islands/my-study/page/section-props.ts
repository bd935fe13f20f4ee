import type { StudyRow } from '#data/my-study/study-row.ts';
import type { StudyRemoval } from '../use-study-removal.ts';

/** Runs a change and shows what happened at the top of the page. */
export type RunStudyAction = StudyRemoval['run'];

/** What each section of the page gets. */
export interface SectionProps {
  /** Rows that are not deleted. */
  rows: readonly StudyRow[];
  /** The reader's names of highlights. */
  names: readonly string[];
  run: RunStudyAction;
  /** Deletes rows, with a button to undo it at the top of the page. */
  remove: StudyRemoval['remove'];
  /** Runs another removal, with such a button. */
  runWithUndo: StudyRemoval['runWithUndo'];
}
