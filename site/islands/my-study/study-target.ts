import type { StudyAnchor } from '#data/my-study/study-row.ts';

/** What the panel is about: a passage or a dictionary entry. */
export interface StudyTarget {
  anchor?: StudyAnchor;
  /** Number of an entry. */
  entry?: string;
}
