import { createContext } from 'react';
import type { SlimResult } from '#data/search/contract/slim-answer.ts';

/** What a reader can do with a result; an island provides it, and without one nothing happens. */
export interface SearchActions {
  /** Puts the verse on the clipboard. Returns whether it is there. */
  copy: (result: SlimResult) => Promise<boolean>;
  /** Opens the words of the verse; `opener` gets the focus back. */
  openWords: (result: SlimResult, opener: HTMLElement) => void;
  /** Opens the verse beside its counterpart. */
  openParallel: (result: SlimResult, opener: HTMLElement) => void;
}

export const SearchActions = createContext<SearchActions>({
  copy: () => Promise.resolve(false),
  openWords: () => undefined,
  openParallel: () => undefined,
});
