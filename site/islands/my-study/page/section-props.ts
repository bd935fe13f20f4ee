import type { StudyRow } from '#data/my-study/study-row.ts';
import type { useStudyAction } from '../use-study-action.ts';

/** Runs a change and shows what happened at the top of the page. */
export type RunStudyAction = ReturnType<typeof useStudyAction>['run'];

/** What each section of the page gets. */
export interface SectionProps {
  /** Rows that are not deleted. */
  rows: readonly StudyRow[];
  /** The reader's names of highlights. */
  names: readonly string[];
  run: RunStudyAction;
}
