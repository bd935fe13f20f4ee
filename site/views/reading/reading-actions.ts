import { createContext } from 'react';
import type { Script } from '../text/script-props.ts';

/** A verse to copy or share. */
export interface CopiedVerse {
  /** For example "Genesis 2:11". */
  reference: string;
  /** Name of the version. */
  version: string;
  text: string;
  /** Link to the verse in its chapter: a path or a full URL. */
  link: string;
}

/**
 * What a reader can do with a verse. An island provides the implementation. Copying and sharing resolve to whether the
 * action succeeded.
 */
export interface ReadingActions {
  copy: (verse: CopiedVerse) => Promise<boolean>;
  share: (verse: CopiedVerse) => Promise<boolean>;
  exportVerse: (verse: CopiedVerse & { script: Script }, opener: HTMLElement) => void;
  /** Opens the reader's own notes on the verse of the page. */
  note?: (opener: HTMLElement) => void;
  /** How many there are. */
  notes?: number;
}

export const ReadingActions = createContext<ReadingActions>({
  copy: () => Promise.resolve(false),
  share: () => Promise.resolve(false),
  exportVerse: () => undefined,
});
