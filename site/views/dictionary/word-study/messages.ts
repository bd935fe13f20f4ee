import { formatCountOf } from '#data/site/count-text.ts';

export const formsHeading = 'Forms';
export const booksHeading = 'Books';
export const renderingsHeading = 'Words of the King James Version';
export const parsingColumn = 'Parsing';
export const formColumn = 'Form';
export const timesColumn = 'Times';
export const bookColumn = 'Book';
export const renderingColumn = 'Rendering';
export const notTranslatedLabel = 'not translated';
export const otherForms = 'other forms';
export const textsLabel = 'Texts';
export const noFormsMessage = 'No parsed text on this site has this word.';

export function studyTitleMessage(number: string): string {
  return `Word study of ${number}`;
}

/** For example "Occurs 92 times, in 38 forms, in the Textus Receptus. Each number links to its verses." */
export function formsSummaryMessage(words: number, forms: number, text: string): string {
  return `Occurs ${formatCountOf(words, 'time')}, in ${formatCountOf(forms, 'form')}, in the ${text}. Each number links to its verses.`;
}

export const sumLabel = 'Together';

export function groupsLabelMessage(kind: string): string {
  return `By ${kind}`;
}
