import { books as canon } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import type { ImportRecord } from '../record.ts';
import { readTable } from './read-table.ts';
import { invalidJsonMessage } from './messages.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/**
 * Reads JSON in the two common shapes: books with chapters with verses, at the top level or under "books", or a list of
 * rows with the same keys. "Line" is the number of the verse in the file, because JSON is often one line.
 */
export function* readJson(file: string, text: string): Generator<ImportRecord> {
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    yield { kind: 'broken', location: { file, line: 1 }, reason: invalidJsonMessage(reason.slice(0, 120)) };
    return;
  }
  const books = list(isObject(json) ? (json.books ?? json.Books) : json);
  if (isObject(json) ? books.length > 0 : books.some((book) => isObject(book) && Array.isArray(book.chapters)))
    return yield* readBooks(file, books);
  const rows = list(isObject(json) ? (json.verses ?? json.rows ?? json.data) : json).filter(isObject);
  const keys = Object.keys(rows[0] ?? {});
  yield* readTable(file, [
    { line: 0, cells: keys },
    ...rows.map((row, index) => ({ line: index + 1, cells: keys.map((key) => asText(row[key])) })),
  ]);
}

function* readBooks(file: string, books: readonly Json[]): Generator<ImportRecord> {
  let line = 0;
  const inOrder = isCanon(books);
  for (const [index, book] of books.entries()) {
    if (!isObject(book)) continue;
    const ownName = asText(book.name) || asText(book.book) || asText(book.abbrev) || asText(book.number);
    const name = inOrder ? (canon[index]?.name ?? ownName) : ownName;
    for (const [chapterIndex, chapter] of list(book.chapters).entries()) {
      const chapterName =
        (isObject(chapter) && (asText(chapter.chapter) || asText(chapter.number))) || String(chapterIndex + 1);
      for (const [verseIndex, verse] of list(isObject(chapter) ? chapter.verses : chapter).entries()) {
        line += 1;
        const number = (isObject(verse) && (asText(verse.verse) || asText(verse.number))) || String(verseIndex + 1);
        const content = isObject(verse) ? asText(verse.text) : asText(verse);
        yield { kind: 'verse', location: { file, line }, book: name, chapter: chapterName, verse: number, content };
      }
    }
  }
}

/**
 * Whether these are the 66 books in order, judged by their numbers of chapters. Names are in the language of the text,
 * and abbreviations are ambiguous: the files of github.com/thiagobodruk/bible have "jn" for Jonah and "jo" for John.
 */
function isCanon(books: readonly Json[]): boolean {
  if (books.length !== canon.length) return false;
  return books.every((book, index) => {
    const chapters = isObject(book) ? list(book.chapters).length : 0;
    return [verseCounts(index + 1, 'kjv').length, verseCounts(index + 1, 'wlc').length].includes(chapters);
  });
}
