import type { NamedBook } from './name-books.ts';
import { versesOfChapter } from './reference-parser.ts';

/** The numbers after a book name, up to a letter of another word. */
const numbers = /^[\s\d,.;:-]*/;
const pair = /(?<before>^\s*|[;-]\s*)(?<chapter>\d{1,3}),(?<verse>\d{1,3})(?![,:\d])/g;
/** After a name with a comma, every comma separates: "Matt, 5, 6". */
const afterComma = /^(?<before>\s*)(?<chapter>\d{1,3}),\s*(?<verse>\d{1,3})(?![:\d])/g;

/**
 * Chapter and verse as most of Europe writes them, "Rom 8,28" and "Mt 5,3.5", with a colon and commas. A comma with a
 * space after it, or before a number that the chapter does not have, separates chapters as in English. The length of the
 * text does not change.
 *
 * @returns The text and the offsets of the replaced commas.
 */
export function readDecimalCommas(text: string, names: readonly NamedBook[]): { text: string; commas: number[] } {
  const commas: number[] = [];
  let rewritten = text;
  for (const { book, end, hasComma } of names) {
    if (book.chapters === 1) continue;
    const run = numbers.exec(text.slice(end))?.[0] ?? '';
    if (run.includes(':')) continue;
    let isDecimal = false;
    const colons = run.replaceAll(hasComma ? afterComma : pair, (...match) => {
      const { before = '', chapter = '', verse = '' } = match.at(-1) as Record<string, string>;
      const exists = Number(verse) > 0 && Number(verse) <= (versesOfChapter(book.number, Number(chapter)) ?? 0);
      if (!exists) return match[0];
      isDecimal = true;
      commas.push(end + (match.at(-3) as number) + before.length + chapter.length);
      return (match[0] as string).replace(',', ':');
    });
    if (!isDecimal) continue;
    const read = colons.replaceAll(/\.(?=\d)/g, ',');
    rewritten = rewritten.slice(0, end) + read + rewritten.slice(end + run.length);
  }
  return { text: rewritten, commas };
}
