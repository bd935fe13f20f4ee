/** Enough to recognize the requested code. */
const shownLength = 30;

/** For a search without any text. */
export const emptySearch = 'Enter a word, phrase, or reference (e.g., Genesis 2).';

export function versionNotLoaded(code: string): string {
  return `The version "${[...code].slice(0, shownLength).join('')}" is not loaded on this site.`;
}
