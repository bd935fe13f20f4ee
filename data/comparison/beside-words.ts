import { versionNotLoaded } from '../search/results/search-messages.ts';

/** What stands in place of a counterpart. */
export const besideWords = {
  loading: (label: string): string => `Loading ${label}…`,
  missing: (label: string): string => `(Not available in ${label})`,
  failed: (label: string, reference: string): string => `(Error loading ${label} for ${reference})`,
  /** Above the list, which stands by itself. */
  offline: (label: string): string => `There is no network to set the text of the ${label} beside these verses.`,
  /** Likewise. */
  refused: (code: string): string => `${versionNotLoaded(code)} Choose another one to stand beside these verses.`,
  /** Above the list, when none could be loaded. */
  noneLoaded: (label: string): string =>
    `Could not load ${label} text for comparison. Please try a different reference or check your connection.`,
};

/** "RSTNE" and "Restored Names": the short name that messages use. */
export function besideName(version: string): string {
  return version === 'rstne' ? 'RSTNE' : 'Restored Names';
}
