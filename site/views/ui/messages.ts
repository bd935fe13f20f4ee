import { formatCount } from '#data/site/count-text.ts';

export const copyLabel = 'Copy';
export const copiedLabel = 'Copied';
export const shareLabel = 'Share';
export const sharedLabel = 'Shared';
/** Copies, downloads or prints more than one verse. */
export const exportLabel = 'Export';
/** Saves the verses of a search to a list of the reader's own. */
export const saveToListLabel = 'Save to list';
/** Opens the reader's own notes. */
export const noteButton = 'Note';
export const noteCountMessage = (count: number, name = noteButton): string => (count > 0 ? `${name} (${count})` : name);
export function copyMessage(reference: string): string {
  return `Copy ${reference}`;
}
export function shareMessage(reference: string): string {
  return `Share ${reference}`;
}

/** Of the search box, which is on most pages. */
export const searchLabel = 'Search';
export const searchBible = 'Search the Bible';
export const searchPlaceholder = 'Enter a word, phrase, or reference (e.g., Genesis 2)...';
export const versionLabel = 'Version';
export const previousPage = 'Previous';
export const nextPage = 'Next';

export const notLoaded = 'not loaded on this site';
export function notLoadedMessage(version: string): string {
  return `${version} — ${notLoaded}`;
}

/** For books that a list does not show at first. */
export function moreBooksMessage(count: number): string {
  return `${formatCount(count)} more`;
}

export const aramaic = 'Aramaic';
export const hebrew = 'Hebrew';
export const greek = 'Greek';

export const howWeCount = 'How we count';
export const aboutTexts = 'About the texts';
