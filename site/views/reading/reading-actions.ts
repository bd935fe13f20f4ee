import { createContext } from 'react';

/** A verse as it goes to the clipboard. */
export interface CopiedVerse {
  /** "Genesis 2:11". */
  reference: string;
  text: string;
  /** Where it stands in its chapter: a path, or a whole address. */
  link: string;
}

/** What a reader can do with a verse; an island provides it. Both return whether it was done. */
export interface ReadingActions {
  copy: (verse: CopiedVerse) => Promise<boolean>;
  share: (verse: CopiedVerse) => Promise<boolean>;
}

export const ReadingActions = createContext<ReadingActions>({
  copy: () => Promise.resolve(false),
  share: () => Promise.resolve(false),
});
