import { createContext } from 'react';
import type { VerseId } from '#data/bible/verse-id.ts';

/** What the copy and share actions need to know about a row. */
export interface ComparedRow {
  /** For example "Malachi 4:1 · Hebrew 3:19". */
  reference: string;
  /** Link to the verse word by word, or to the verse in its chapter. */
  href: string;
  /** Verse id in the King James Version, for the reader's own notes. */
  kjv?: VerseId | undefined;
}

export type ComparedSides = readonly { label: string; text: string }[];

/** What a reader can do with a verse in several versions. An island provides the implementation. */
export interface ComparisonActions {
  /** Both resolve to whether the action succeeded. */
  copy: (row: ComparedRow, sides: ComparedSides) => Promise<boolean>;
  share: (row: ComparedRow, sides: ComparedSides) => Promise<boolean>;
}

export const ComparisonActions = createContext<ComparisonActions>({
  copy: () => Promise.resolve(false),
  share: () => Promise.resolve(false),
});
