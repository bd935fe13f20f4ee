import type { ListItem, StudyAnchor } from '#data/my-study/study-row.ts';

/** What the panel is about: a passage, a dictionary entry, or the results of a search. */
export interface StudyTarget {
  anchor?: StudyAnchor;
  /** Number of an entry. */
  entry?: string;
  /** Title of passages that can be saved to a list, for example a search. */
  title?: string;
  /** `total` is the number of results, if a list cannot have all of them. */
  readItems?: () => Promise<{ items: ListItem[]; total?: number }>;
}
