import { formatCountOf } from '#data/site/count-text.ts';

export const verseNumberMissing = '\\v must be followed by a verse number';
/** These follow the marker: `\fe is not closed; …`. */
export const noteNotClosed = 'is not closed; the text up to the next verse or paragraph is in the note';
export const sidebarNotClosed = 'is not closed; the text up to the next verse is skipped';

/** `id` is the unknown code after `\id`, or empty. */
export function noBookMessage(verses: number, id: string): string {
  const why = id === '' ? 'the file does not name its book' : `\\id ${id} is not the code of a book`;
  return `${why}, so ${formatCountOf(verses, 'verse')} cannot be read. Begin it with \\id and the code of the book, for example \\id ECC`;
}

/** `source` is the marker or the file that names the book. */
export function bookFromMessage(file: string, book: string, source: string): string {
  return `${file} has no \\id with the code of a book. Its verses are read as “${book}”, which ${source === file ? 'the name of the file' : source} names.`;
}
