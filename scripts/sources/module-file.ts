import { splitColophon } from '#data/model/colophon.ts';
import { parseTaggedText } from '#data/model/tagged-text.ts';
import { verseId } from '#data/model/verse-id.ts';
import { books } from '#data/model/books.ts';
import type { VerseText } from './source.ts';

const lastOldTestamentBook = 39;
const letters = /[\p{L}\p{N}]/u;

/**
 * `verses.txt` of a Bible SuperSearch module: comments after `#`, then `book|chapter|verse|text|italics|strongs`. A
 * verse with no word in it is not in this version and gives no row. An error names the line.
 */
export function readModuleFile(file: string, content: string): VerseText[] {
  const verses = new Map<number, VerseText>();
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const id = lineVerse(line, `line ${index + 1} of ${file}`);
    const { text: source, colophon } = splitColophon(id, line.split('|')[3] ?? '');
    const language = Math.floor(id / 1_000_000) <= lastOldTestamentBook ? 'hebrew' : 'greek';
    const { text, marks } = parseTaggedText(source, language);
    if (!letters.test(text)) continue;
    if (colophon) marks.notes = [...(marks.notes ?? []), [text.length, parseTaggedText(colophon, language).text]];
    verses.set(id, { id, text, marks });
  }
  if (verses.size === 0) throw new Error(`${file} holds no verse; lines are "book|chapter|verse|text|italics|strongs"`);
  return [...verses.values()].sort((a, b) => a.id - b.id);
}

function lineVerse(line: string, place: string): number {
  const [book, chapter, verse] = line.split('|', 3).map(Number);
  const isWhole = (value: number | undefined, most: number): value is number =>
    value !== undefined && Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWhole(book, books.length) || !isWhole(chapter, 150) || !isWhole(verse, 176)) {
    throw new Error(`${place}: "${line.slice(0, 40)}" does not begin with the numbers of a book (1 to 66), chapter and verse`);
  }
  return verseId({ book, chapter, verse });
}
