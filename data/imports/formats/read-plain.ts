import { bookOfFileName } from '../book-of-file-name.ts';
import { bookFinder, type BookFound } from '../find-import-book.ts';
import { linesOf, maxLineLength } from '../container/lines.ts';
import { excerpt, type ImportRecord } from '../record.ts';
import { tooLong } from './read-module.ts';
import { lineReferenceRule } from './messages.ts';

// All quantifiers are bounded: two open-ended ones take quadratic time on a long line.
const opening = '[\\s\\[(*"“”\\u200e\\u200f]{0,6}';
/** "Genesis", "1 John", "I Sam.", "בראשית": the text before the chapter number. */
const book = '(?<book>(?:[1-4]|I{1,3}|IV)?\\s?[^\\d\\t:;,|\\[\\]]{1,48}?)';
const numbers = '(?<chapter>\\d{1,3})\\s?[:.,]\\s?(?<verse>\\d{1,3}[a-z]?(?:\\s?[-–]\\s?\\d{1,3}[a-z]?)?)';
const afterReference = '(?![\\d:])[\\])"“”]*[\\s:.|\\-–—]*(?<text>.*)$';
const withBook = new RegExp(`^${opening}${book}[.\\s]{0,3}${numbers}${afterReference}`, 'u');
const withoutBook = new RegExp(`^${opening}${numbers}${afterReference}`, 'u');
const verseNumberOnly = /^\[?(?<verse>\d{1,3})\]?[.\s]\s*(?<text>\S.*)$/u;
const chapterHeading = /^\W*(?:chapter|psalm|kapitel|chapitre|capítulo|פרק)\s+(?<chapter>\d{1,3})\W*$/iu;
const headingSigns = /^[#=*\s]+|[#=*:\s]+$/g;
const bookAndChapter = /^(?<book>.{1,50}?)\s+(?<chapter>\d{1,3})$/u;

/** Whether a line begins with a verse reference. */
export function looksPlain(line: string): boolean {
  return withBook.test(line.slice(0, 200)) || withoutBook.test(line.slice(0, 200));
}

/**
 * Reads one verse per line: "Genesis 1:1 In the beginning", also with a tab; "[1:1] In the beginning" under "###
 * Genesis"; "1 In the beginning" under "Genesis 1" or "Chapter 1". The book can also come from the file name.
 */
export function* readPlain(file: string, text: string): Generator<ImportRecord> {
  const findBook = bookFinder();
  let current = bookOfFileName(file, findBook);
  let chapter = '';
  for (const { number: line, text: row } of linesOf(text)) {
    const trimmed = row.slice(0, maxLineLength + 1).trim();
    if (trimmed === '') continue;
    const location = { file, line };
    if (row.length > maxLineLength) {
      yield { kind: 'error', location, quote: excerpt(row), reason: tooLong };
      continue;
    }
    const named = withBook.exec(trimmed)?.groups;
    const numbered = named ? undefined : withoutBook.exec(trimmed)?.groups;
    const heading = named || numbered ? undefined : readHeading(trimmed, findBook);
    const bare = named || numbered || heading || chapter === '' ? undefined : verseNumberOnly.exec(trimmed)?.groups;
    if (named) {
      [current, chapter] = [named.book?.trim() ?? '', named.chapter ?? ''];
      yield { kind: 'verse', location, book: current, chapter, verse: named.verse ?? '', content: named.text ?? '' };
    } else if (numbered) {
      chapter = numbered.chapter ?? '';
      yield {
        kind: 'verse',
        location,
        book: current,
        chapter,
        verse: numbered.verse ?? '',
        content: numbered.text ?? '',
      };
    } else if (bare && current !== '') {
      yield { kind: 'verse', location, book: current, chapter, verse: bare.verse ?? '', content: bare.text ?? '' };
    } else {
      if (heading) [current, chapter] = [heading.book ?? current, heading.chapter ?? ''];
      else if (!/^(?:#|\/\/|--|;)/.test(trimmed))
        yield {
          kind: 'error',
          location,
          quote: trimmed,
          reason: lineReferenceRule,
        };
    }
  }
}

function readHeading(
  line: string,
  findBook: (name: string) => BookFound,
): { book?: string; chapter?: string } | undefined {
  if (line.length > 80) return undefined;
  const chapter = chapterHeading.exec(line)?.groups?.chapter;
  if (chapter) return { chapter };
  const name = line.replaceAll(headingSigns, '');
  // Tries book and chapter first: "3 John 1" would match as the name of a one-chapter book.
  const both = bookAndChapter.exec(name)?.groups;
  if (both?.book && both.chapter && findBook(both.book).kind !== 'unknown')
    return { book: both.book, chapter: both.chapter };
  return findBook(name).kind === 'unknown' ? undefined : { book: name };
}
