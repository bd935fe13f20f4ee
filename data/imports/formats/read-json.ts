import { books as canon } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { bookHasNoChapters, chapterHasNoVerses, rowIsNoVerse } from '../messages.ts';
import { hasWords, type ImportRecord } from '../record.ts';
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
  if (
    isObject(json) ? books.length > 0 : books.some((book) => isObject(book) && numberedItems(book.chapters).length > 0)
  )
    return yield* readBooks(file, books);
  const items = list(isObject(json) ? (json.verses ?? json.rows ?? json.data) : json);
  const rows = items.filter(isObject);
  if (rows.length > 0) yield* faults(file, items, rowIsNoVerse);
  // Later rows can have more keys.
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  yield* readTable(file, [
    { line: 1, cells: keys },
    ...rows.map((row, index) => ({ line: index + 1, cells: keys.map((key) => asText(row[key])) })),
  ]);
}

/** Reports items with words that should be objects. */
function* faults(file: string, items: readonly Json[], reason: string): Generator<ImportRecord> {
  for (const [index, item] of items.entries())
    if (!isObject(item) && hasWords(JSON.stringify(item).replace(/^null$/, '')))
      yield { kind: 'error', location: { file, line: index + 1 }, quote: JSON.stringify(item), reason };
}

/** The items of a list, or of an object such as `{"1": "In the beginning"}`, with their numbers. */
function numberedItems(value: Json | undefined): [number: string, item: Json][] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index + 1), item]);
  const items = isObject(value) ? Object.entries(value) : [];
  return items.every(([key]) => /^\d+$/.test(key)) ? items : [];
}

function* readBooks(file: string, books: readonly Json[]): Generator<ImportRecord> {
  let line = 0;
  const inOrder = isCanon(books);
  yield* faults(file, books, bookHasNoChapters);
  for (const [index, book] of books.entries()) {
    if (!isObject(book)) continue;
    const ownName = asText(book.name) || asText(book.book) || asText(book.abbrev) || asText(book.number);
    const name = inOrder ? (canon[index]?.name ?? ownName) : ownName;
    const chapters = numberedItems(book.chapters);
    if (chapters.length === 0)
      yield { kind: 'error', location: { file, line: line + 1 }, quote: name, reason: bookHasNoChapters };
    for (const [chapterNumber, chapter] of chapters) {
      const chapterName = (isObject(chapter) && (asText(chapter.chapter) || asText(chapter.number))) || chapterNumber;
      const content = isObject(chapter) && chapter.verses !== undefined ? chapter.verses : chapter;
      const verses = numberedItems(content);
      if (verses.length === 0) {
        const location = { file, line: line + 1 };
        yield { kind: 'error', location, quote: `${name} ${chapterName}`, reason: chapterHasNoVerses };
      }
      for (const [verseNumber, verse] of verses) {
        line += 1;
        const number = (isObject(verse) && (asText(verse.verse) || asText(verse.number))) || verseNumber;
        const text = isObject(verse) ? asText(verse.text) : asText(verse);
        yield {
          kind: 'verse',
          location: { file, line },
          book: name,
          chapter: chapterName,
          verse: number,
          content: text,
        };
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
    const chapters = isObject(book) ? numberedItems(book.chapters).length : 0;
    return [verseCounts(index + 1, 'kjv').length, verseCounts(index + 1, 'wlc').length].includes(chapters);
  });
}
