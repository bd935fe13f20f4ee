/** Messages of the verse word by word, and of the tables of words in dialogs. */
export const wordColumn = 'Word';

/** Required by the specification, as the texts up to {@link newTabMessage}. */
export const analysisNumberColumn = "Strong's Number";
export const definitionColumn = 'Definition';
export const selectedNumber = 'Selected';
export const clickNumber = 'Click number to view';
export const englishColumn = 'English (KJV)';
export const strongsColumn = "Strong's";
export const originalColumn = 'Hebrew/Greek';
export function newTabMessage(number: string): string {
  return `${number}, opens in a new tab`;
}

export const neighboringVerses = 'Previous and next verse';
export function readChapterMessage(chapter: string): string {
  return `Read ${chapter}`;
}
export const compareVersions = 'Compare versions';
export const englishTitle = 'English word by word';
export const referencesOnlineOnly = 'Cross-references are available only online.';
export const otherVersionsTitle = 'In other versions';
export function kjvWordsMessage(reference: string): string {
  return `Words of ${reference} in the King James Version`;
}
/** Where there are several texts in one language: "Greek (SBL Greek New Testament)". */
export function namedTextMessage(language: string, text: string): string {
  return `${language} (${text})`;
}
export function originalTitleMessage(language: string): string {
  return `${language} word by word`;
}
export function originalWordsMessage(reference: string, language: string): string {
  return `Words of ${reference} in the ${language} text`;
}
export const kjvNotLoaded = 'The King James Version with Strong’s numbers is not loaded on this site.';
export const noNumbersInVerse = 'No word of this verse has a Strong’s number.';
export function halfOfVerseMessage(half: string): string {
  return `the verse is the ${half} half of this one`;
}
