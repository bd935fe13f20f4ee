/** Enough to recognize the requested code. */
const shownLength = 30;

/** For a search without any text. */
export const emptySearch = 'Enter a word, phrase, or reference (e.g., Genesis 2).';

export function versionNotLoaded(code: string): string {
  return `The version "${[...code].slice(0, shownLength).join('')}" is not loaded on this site.`;
}

/** @param names The searched versions, none of which is in English. */
export function stemsOnlyEnglishMessage(names: string, count: number): string {
  return `“~” finds the forms of English words only. ${names} ${count === 1 ? 'is' : 'are'} not in English. Search without “~”.`;
}

/** @param names The searched versions. */
export function omittedMessage(reference: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  return names.length === 1
    ? `${names[0]} does not have ${reference}.`
    : `None of these versions has ${reference}: ${names.join(', ')}.`;
}
