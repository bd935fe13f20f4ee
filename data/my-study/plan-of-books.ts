import { books } from '../bible/books.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { verseId, type VerseId } from '../bible/verse-id.ts';
import { wordsOfChapter } from './chapter-words.ts';

type Range = [VerseId, VerseId];

/** A chapter, or a verse of a chapter that can be divided. */
interface Part {
  book: number;
  chapter: number;
  first: number;
  last: number;
  words: number;
}

export const readyPlans = {
  bible: { books: books.map(({ number }) => number), days: 365 },
  'new-testament': {
    books: books.filter(({ testament }) => testament === 'new').map(({ number }) => number),
    days: 90,
  },
  psalms: { books: [19], days: 30 },
} as const;

export type ReadyPlan = keyof typeof readyPlans;

/**
 * Distributes books over days, so that each day has about as many words. With `isDivided` a day can end within a chapter,
 * and all days are equally long. Otherwise each day has whole chapters, as far as there are enough.
 */
export function planOfBooks(bookNumbers: readonly number[], days: number, isDivided = false): Range[][] {
  const parts = bookNumbers.flatMap((book) => (isDivided ? versesOfBook(book) : chaptersOfBook(book)));
  const total = parts.reduce((sum, { words }) => sum + words, 0);
  const plan: Part[][] = Array.from({ length: Math.min(days, parts.length) }, () => []);
  let read = 0;
  for (const [index, part] of parts.entries()) {
    // The day in which the middle of the part falls, but so that no later day stays empty.
    const fair = Math.floor(((read + part.words / 2) / total) * plan.length);
    const day = Math.max(fair, plan.length - (parts.length - index), 0);
    plan[Math.min(day, plan.length - 1)]?.push(part);
    read += part.words;
  }
  return fillGaps(plan).map(rangesOfParts);
}

function chaptersOfBook(book: number): Part[] {
  return verseCounts(book, 'kjv').map((last, index) => ({
    book,
    chapter: index + 1,
    first: 1,
    last,
    words: wordsOfChapter(book, index + 1),
  }));
}

/** The verses of a chapter count as equally long. */
function versesOfBook(book: number): Part[] {
  return chaptersOfBook(book).flatMap(({ chapter, last, words }) =>
    Array.from({ length: last }, (_, index) => ({
      book,
      chapter,
      first: index + 1,
      last: index + 1,
      words: words / last,
    })),
  );
}

/** Moves a part to each empty day from the nearest day before or after it that has several. */
function fillGaps(plan: Part[][]): Part[][] {
  for (let day = 0; day < plan.length; day += 1) {
    if (plan[day]?.length) continue;
    const after = plan.findIndex((parts, index) => index > day && parts.length > 1);
    const before = plan.findLastIndex((parts, index) => index < day && parts.length > 1);
    if (before !== -1 && (after === -1 || day - before <= after - day))
      for (let to = before + 1; to <= day; to += 1) plan[to]?.unshift(...(plan[to - 1]?.splice(-1) ?? []));
    else if (after !== -1)
      for (let to = after - 1; to >= day; to -= 1) plan[to]?.push(...(plan[to + 1]?.splice(0, 1) ?? []));
  }
  return plan;
}

/** Consecutive parts of a book are one range. */
function rangesOfParts(parts: readonly Part[]): Range[] {
  const ranges: Range[] = [];
  let previous: Part | undefined;
  for (const part of parts) {
    const open = ranges.at(-1);
    const end = verseId({ book: part.book, chapter: part.chapter, verse: part.last });
    if (open && previous?.book === part.book) open[1] = end;
    else ranges.push([verseId({ book: part.book, chapter: part.chapter, verse: part.first }), end]);
    previous = part;
  }
  return ranges;
}
