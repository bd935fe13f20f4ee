import { formatCount, formatCountOf } from '#data/site/count-text.ts';

export const oldTestament = 'Old Testament';
export const newTestament = 'New Testament';
export const allVersions = 'All versions';
export const allBooks = 'All books';
export function chaptersOfMessage(book: string): string {
  return `Chapters of ${book}`;
}

export function lastChapterTitleMessage(book: string, chapters: number): string {
  if (book === 'Psalms') return `There are ${formatCount(chapters)} psalms`;
  return `${book} has ${formatCountOf(chapters, 'chapter')}`;
}
export function noChapterMessage(version: string): string {
  return `The ${version} has no such chapter.`;
}
export function bookLackingTitleMessage(book: string): string {
  return `${book} is not in this version`;
}
export function bookLackingMessage(book: string, version: string): string {
  return `The ${version} does not have ${book}.`;
}
export const booksOfVersion = 'All books of this version';
export const noBookTitle = 'No such book';
export const noVersionTitle = 'Version not loaded';
export const unavailableTitle = 'Not available';
export const textFailed = 'The text could not be loaded. Please try again later.';
export const inOtherVersions = 'The same chapter in other versions';

export const notesTitle = 'Notes';
export const noteLabel = 'Note';
/** The title of a psalm, in place of a verse number. */
export const psalmTitle = 'Title';
export const crossReferencesTitle = 'Cross-references';
export const relatedVersesTitle = 'Related verses (same rare Hebrew or Greek words)';
export const treasuryName = 'Treasury of Scripture Knowledge';
export const selectedReferences = ', a selection';
export const quotesLabel = 'quotes';
export const quotedInLabel = 'quoted in';
export const parallelLabel = 'parallel to';
export const verseQuotes = 'Quotes';
export const verseQuotedIn = 'Quoted in';
export function parallelToMessage(passage: string): string {
  return `${passage} is parallel to`;
}
export const agreesWithSeptuagint = '(agrees with the Septuagint)';
export function moreReferencesMessage(count: number): string {
  return `${formatCount(count)} more`;
}
export const pressWord = 'Press a word for its dictionary entry.';
export const automaticNumbers = 'Strong’s numbers were assigned to this version automatically, and can be wrong.';
export const pressNumber = 'Press a verse number for its words.';
export const sharedWords = 'Shared words';

export const chapterNavigation = 'Chapter navigation';
export const neighboringChapters = 'Previous and next chapter';
export function englishNumberMessage(passage: string): string {
  return `${passage} in English Bibles`;
}
export const chaptersLabel = 'Chapters';
export const versionsLabel = 'Versions';
export const chapterInOtherVersions = 'This chapter in other versions';
export const compareLabel = 'Compare';
export const settingsLabel = 'Settings';

export const goToLabel = 'Go to';
export const goToPlaceholder = 'Go to, e.g. John 3:16';
export const goLabel = 'Go';

export function halfMessage(half: string): string {
  return `${half} half`;
}
