import { versionNotLoaded } from '../search/results/search-messages.ts';

/** Texts to show in place of a counterpart. */
export const counterpartMessages = {
  loading: (label: string): string => `Loading ${label}…`,
  missing: (label: string): string => `(Not available in ${label})`,
  failed: (label: string, reference: string): string => `(Error loading ${label} for ${reference})`,
  /** Shown above the list, which is shown without counterparts. */
  offline: (label: string): string => `There is no network to set the text of the ${label} beside these verses.`,
  /** Shown above the list, too. */
  refused: (code: string): string => `${versionNotLoaded(code)} Choose another one to stand beside these verses.`,
  /** Shown above the list when no counterpart could be loaded. */
  noneLoaded: (label: string): string =>
    `Could not load ${label} text for comparison. Please try a different reference or check your connection.`,
};

/** "RSTNE" and "Restored Names": the short name for messages. */
export function counterpartName(version: string): string {
  return version === 'rstne' ? 'RSTNE' : 'Restored Names';
}
