import { formatCount, formatCountOf } from '#data/site/count-text.ts';

export const noVersesMessage = 'The file contains no verse with text.';
export const chapterAndVerseRule = 'chapter and verse must be numbers such as 3:16';
export const outsideNumbering = 'does not exist in any known verse numbering';
export const characterNotSupported =
  'it contains a character that is not supported, for example an emoji (above U+FFFF)';
export const sameText = 'with the same text';
export const differentText = 'with different text; the first one is used';
export const bookMissing = 'the book is missing';
export const versesStartAtOne = 'verses start at 1';
export const booksNumbered = 'books are numbered 1 to 66';
export const markupRemoved = 'contains markup, which is removed';
export const quotationNotClosed = 'a quotation mark is not closed';
export const publicDomainInFile = 'Public domain (according to the file)';
export const importedByAdmin = 'Imported by an administrator of this site';
export const danielMostlyMissing = 'Most verses of Daniel 3:91-97 are missing; the others are skipped.';

export const rowIsNoVerse = 'a verse must be an object with its book, chapter, verse and text';
export const bookHasNoChapters = 'a book must have a list of chapters';
export const chapterHasNoVerses = 'a chapter must have a list of verses';

/** `columns` are names, or positions from 1. `line` is the first row with words in them. */
export function columnsSkippedMessage(columns: readonly string[], file: string, line: number): string {
  return `Columns with words that are not read: ${columns.join(', ')} (first in line ${formatCount(line)} of ${file}).`;
}

/** `tables` are for example "books (66 rows)". */
export function tablesSkippedMessage(tables: readonly string[]): string {
  return `Tables with rows that are not read: ${tables.join(', ')}.`;
}

export function filesSkippedMessage(archive: string, files: readonly string[], more: number): string {
  const others = more > 0 ? `, and ${formatCount(more)} more` : '';
  return `Files of ${archive} that are not read: ${files.join(', ')}${others}.`;
}

/** `what` is for example `\s1` or `<title>`. */
export function skippedMessage(what: string, quote: string): string {
  return `${what} “${quote}” is not part of a verse and is skipped`;
}

export function notOfTheBooksMessage(name: string): string {
  return `"${name}" is not one of the 66 books and is skipped.`;
}

export function unknownBookMessage(name: string): string {
  return `"${name}" is not a known book`;
}

export function booksInFileMessage(has: number, lacks: number): string {
  return `The file has ${formatCountOf(has, 'book')}. Missing books (${formatCount(lacks)}) are shown as “not in this version”.`;
}

export function bookOrderMessage(lateBook: string): string {
  return `The books of the file are in a different order (${lateBook} comes after a later book). They are sorted into the standard order.`;
}

export function shortVersesMessage(book: string, average: number, averageOfAll: number): string {
  return `The verses of ${book} have ${average} characters on average, those of the whole text ${averageOfAll}. Check whether text is missing.`;
}

export function wrongScriptMessage(language: string, verses: number, script: string): string {
  return `The language is "${language}", but ${formatCountOf(verses, 'verse')} ${verses === 1 ? 'is' : 'are'} in ${script} script.`;
}

export function unknownTagMessage(tags: readonly string[]): string {
  return `has the tag ${tags.join(', ')}, which is not in any dictionary`;
}

export function unmatchedMessage(bracket: string): string {
  return `has a bracket “${bracket}” without its other half; this bracket is left out`;
}

export function spreadsheetInBrowserMessage(name: string): string {
  return `${name} is a spreadsheet, which only the browser can read. Upload it in the dashboard.`;
}

export function databaseInBrowserMessage(name: string): string {
  return `${name} is a database, which only the browser can read. Upload it in the dashboard.`;
}

export function emptyFileMessage(name: string): string {
  return `${name} is empty.`;
}

export function webPageMessage(name: string): string {
  return `${name} is a web page. Save its text as plain text (UTF-8).`;
}

export function notTextMessage(name: string): string {
  return `${name} is not a text file. Save it as plain text (UTF-8).`;
}

export function noTextMessage(name: string): string {
  return `${name} contains no text.`;
}

export function containsArchiveMessage(name: string): string {
  return `${name} contains another archive. Unpack that archive and upload its content.`;
}

/** Follows a verse reference. `character` is for example "U+0007 at position 12". */
export function unexpectedCharacterMessage(character: string | undefined): string {
  return `contains an unexpected character${character ? ` (${character})` : ''}`;
}

export function comesAfterMessage(verse: string): string {
  return `comes after ${verse}`;
}

/** `same` is {@link sameText} or {@link differentText}. */
export function duplicateMessage(location: string, same: string): string {
  return `is already in ${location}, ${same}`;
}

export function notVerseMessage(location: string, quote: string, reason: string): string {
  return `${location}: "${quote}" is not a verse; ${reason}`;
}

export function verseTooLongMessage(max: number): string {
  return `it is longer than ${formatCount(max)} characters. Check whether references of later verses are missing`;
}

export function notesTooLongMessage(max: number): string {
  return `its notes are longer than ${formatCount(max)} characters`;
}

export function additionsMessage(chapter: string): string {
  return `the additions to ${chapter}`;
}

export function noVerseTextMessage(location: string, verse: string): string {
  return `${location}: ${verse} has no text`;
}

export function missingVerseMessage(verse: string): string {
  return `${verse} is missing`;
}

export function missingChapterMessage(chapter: string, verses: number): string {
  return `${chapter} (${formatCountOf(verses, 'verse')}) is missing`;
}

export function chaptersInBookMessage(book: string, chapters: number): string {
  return `${book} has ${formatCountOf(chapters, 'chapter')}`;
}

export function versesInChapterMessage(chapter: string, verses: number): string {
  return `${chapter} has ${formatCountOf(verses, 'verse')}`;
}

export function fileTooLargeMessage(name: string, megabytes: number, max: number): string {
  return `${name} has ${megabytes} MB; the limit is ${max} MB. Compress it as a zip file.`;
}

export function unsupportedFileMessage(name: string, description: string): string {
  return `${name} is ${description}.`;
}

export const unnamedFile = 'The file';
export function unknownFormatMessage(name: string, beginning: string): string {
  return `${name} has an unknown format; it begins with "${beginning}". Upload plain text with one verse per line ("Genesis 1:1 In the beginning"), CSV, SQL, OSIS, USFM, USX, USFX, Zefania, Unbound, or a module.`;
}

export function infoNotReadMessage(field: string | undefined): string {
  return `info.json of the module cannot be read${field ? ` (${field})` : ''}. Upload the verses.txt of the module instead.`;
}

export function infoTooLongMessage(field: string, max: number): string {
  return `info.json of the module has a ${field} of more than ${max} characters. Shorten it.`;
}

export function infoCodeMessage(code: string): string {
  return `info.json of the module has the code "${code}"; a code has 2 to 31 lowercase letters, digits and underscores.`;
}

export function danielRenumberedMessage(changes: string): string {
  return `Daniel 3 is numbered as in Greek and Latin Bibles: 24-90 are skipped, because they are not part of the 66 books, and ${changes}.`;
}

export function spreadsheetDoctypeMessage(file: string, part: string): string {
  return `${file} has a DOCTYPE in "${part}", which is not allowed. Save it as CSV.`;
}

export function spreadsheetNotReadMessage(file: string): string {
  return `${file} cannot be read as a spreadsheet. Save it as CSV (UTF-8).`;
}

/** A note to readers. `verses` is for example "3 John 1:14-15". */
export function numberedInEditionMessage(verses: string): string {
  return `This edition numbers this verse as ${verses}.`;
}

/** `changes` is for example "3 John 1:15 joins 1:14". */
export function renumberedAsKjvMessage(changes: string): string {
  return `Verses are numbered as in the King James Version: ${changes}. Notes give the numbers of the file.`;
}
