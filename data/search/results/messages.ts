/** Enough to recognize the requested code. */
const shownLength = 30;

/** For a search without any text. */
export const emptySearch = 'Enter a word, phrase, or reference (e.g., Genesis 2).';

export function versionNotLoaded(code: string): string {
  return `The version "${[...code].slice(0, shownLength).join('')}" is not loaded on this site.`;
}

/** @param names The searched versions. They are not in English. */
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

/** @param words Words next to a reference, which are no references and which no verse of the first version has. */
export function notReadMessage(words: readonly string[], [name]: readonly string[]): string {
  return words.map((word) => `“${word}” is not a Bible reference, and ${name} does not have this word.`).join(' ');
}

/** @param book The number of the book, which is in the Hebrew Bible up to 39. */
export function ownNumberMessage(own: string, book: number, kjv: string): string {
  return `${own} is a verse number of the ${book < 40 ? 'Hebrew Bible' : 'Greek text'}. The King James Version numbers it ${kjv}.`;
}

export function unknownCodeMessage(code: string): string {
  return `“${code}” is not a grammar code that a word can have. Type for example [Vqp3ms], [V-AAI-3S] or [aorist imperative].`;
}
export function incompleteCodeMessage(code: string): string {
  return `“${code}” is only the beginning of grammar codes. Add a star to find all of them: [${code}*].`;
}

/** @param names The searched versions. */
export function noParsingMessage(names: readonly string[]): string {
  const which =
    names.length === 1 ? `${names[0]} has no parsing` : `None of these versions has parsing: ${names.join(', ')}`;
  return `${which}. Grammar codes and grammar words work only in the Hebrew and Greek texts. Choose one of those.`;
}
