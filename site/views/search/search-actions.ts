import { createContext } from 'react';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { SlimResult } from '#data/search/contract/slim-answer.ts';

/** What a reader can do with a result. An island provides the implementation; the default does nothing. */
export interface SearchActions {
  /** Copies the verse to the clipboard. Resolves to whether it succeeded. */
  copy: (result: SlimResult) => Promise<boolean>;
  /** Opens the words of the verse; `opener` gets the focus back. */
  openWords: (result: SlimResult, opener: HTMLElement) => void;
  /** Opens the verse next to its counterpart. */
  openParallel: (result: SlimResult, opener: HTMLElement) => void;
  /** Copies, downloads or prints all results of the search. */
  openExport: (address: SearchUrlParams, opener: HTMLElement) => void;
  /** Saves the verses of all results to a list of the reader. */
  saveToList: (address: SearchUrlParams, opener: HTMLElement) => void;
}

export const SearchActions = createContext<SearchActions>({
  copy: () => Promise.resolve(false),
  openWords: () => undefined,
  openParallel: () => undefined,
  openExport: () => undefined,
  saveToList: () => undefined,
});
