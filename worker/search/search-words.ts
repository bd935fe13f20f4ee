import type { Catalogue } from '../queries/catalogue.ts';

/** Enough to recognise what was asked for. */
const shownLength = 30;

export const emptySearch = 'Enter a word, phrase, or reference (e.g., Genesis 2).';

export function versionNotLoaded(code: string): string {
  return `The version "${[...code].slice(0, shownLength).join('')}" is not loaded on this site.`;
}

/** The version whose words carry Strong's numbers; the default where none does. */
export function taggedOf({ versions }: Catalogue): string[] {
  return versions.filter(({ taggedWords }) => taggedWords > 0).slice(0, 1).map(({ code }) => code);
}
