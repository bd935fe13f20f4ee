import { formatCount, formatCountOf } from '#data/site/count-text.ts';

/** For example "Once", "2,605 times". */
export function timesMessage(count: number): string {
  return count === 1 ? 'Once' : formatCountOf(count, 'time');
}

/** For example "4 in the KJV". */
export function countInMessage(count: number, text: string): string {
  return `${formatCount(count)} in ${text}`;
}

/** For a word that a translation mostly leaves out, as "the KJV marks only 4 of these". */
export function fewMarkedMessage(text: string, count: number): string {
  return `${text} marks only ${formatCount(count)} of these`;
}
/** Follows {@link fewMarkedMessage}. */
export const noEnglishWord = ', as English often has no word for it';
/** For the Greek article. Follows the count in a translation. */
export const articlesUnmarked = ', which leaves most articles unmarked';

export function noOccurrencesMessage(number: string, isTextMissing: boolean, isHebrew: boolean): string {
  const hebrewText = isHebrew ? ', and the Hebrew text does not have it' : '';
  return isTextMissing
    ? `The King James Version with Strong’s numbers is not loaded on this site${hebrewText}.`
    : `No word of the King James Version is marked with ${number}${hebrewText}.`;
}

export const occurrencesByBook = 'Occurrences by book';
export function chartMessage(most: string): string {
  return `Occurrences by book. Most in ${most}.`;
}
export function byBookMessage(most: string): string {
  return `By book: ${most}`;
}
