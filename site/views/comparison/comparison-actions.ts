import { createContext } from 'react';

/** What copy and share have to know of a row. */
export interface ComparedRow {
  /** "Malachi 4:1 · Hebrew 3:19". */
  reference: string;
  /** Where the verse is read word by word, or in its chapter. */
  href: string;
}

export type ComparedSides = readonly { label: string; text: string }[];

/** What a reader can do with a verse in several versions; an island provides it. */
export interface ComparisonActions {
  /** Both return whether it was done. */
  copy: (row: ComparedRow, sides: ComparedSides) => Promise<boolean>;
  share: (row: ComparedRow, sides: ComparedSides) => Promise<boolean>;
}

export const ComparisonActions = createContext<ComparisonActions>({
  copy: () => Promise.resolve(false),
  share: () => Promise.resolve(false),
});
