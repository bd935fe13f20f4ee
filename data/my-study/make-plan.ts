import { books } from '../bible/books.ts';
import { verseCounts } from '../bible/verse-counts.ts';
import { verseId, type VerseId } from '../bible/verse-id.ts';

type Range = [VerseId, VerseId];

interface Chapter {
  book: number;
  chapter: number;
  verses: number;
}

/** Distributes the chapters of books over days, so that each day has about as many verses. */
export function planOfBooks(bookNumbers: readonly number[], days: number): Range[][] {
  const chapters = bookNumbers.flatMap((book) =>
    verseCounts(book, 'kjv').map((verses, index): Chapter => ({ book, chapter: index + 1, verses })),
  );
  const total = chapters.reduce((sum, { verses }) => sum + verses, 0);
  const plan: Chapter[][] = Array.from({ length: Math.min(days, chapters.length) }, () => []);
  let read = 0;
  for (const [index, chapter] of chapters.entries()) {
    // The day in which the middle of the chapter falls, but so that no later day stays empty.
    const fair = Math.floor(((read + chapter.verses / 2) / total) * plan.length);
    const day = Math.max(fair, plan.length - (chapters.length - index), 0);
    plan[Math.min(day, plan.length - 1)]?.push(chapter);
    read += chapter.verses;
  }
  return fillGaps(plan).map(rangesOfChapters);
}

/** Moves a chapter to each empty day from the fullest neighbor before or after it. */
function fillGaps(plan: Chapter[][]): Chapter[][] {
  for (let day = 0; day < plan.length; day += 1) {
    if (plan[day]?.length) continue;
    const after = plan.findIndex((chapters, index) => index > day && chapters.length > 1);
    const before = plan.findLastIndex((chapters, index) => index < day && chapters.length > 1);
    if (before !== -1 && (after === -1 || day - before <= after - day))
      for (let to = before + 1; to <= day; to += 1) plan[to]?.unshift(...(plan[to - 1]?.splice(-1) ?? []));
    else if (after !== -1)
      for (let to = after - 1; to >= day; to -= 1) plan[to]?.push(...(plan[to + 1]?.splice(0, 1) ?? []));
  }
  return plan;
}

/** Consecutive chapters of a book are one range. */
function rangesOfChapters(chapters: readonly Chapter[]): Range[] {
  const ranges: Range[] = [];
  let last: Chapter | undefined;
  for (const chapter of chapters) {
    const open = ranges.at(-1);
    const end = verseId({ book: chapter.book, chapter: chapter.chapter, verse: chapter.verses });
    if (open && last?.book === chapter.book && last.chapter + 1 === chapter.chapter) open[1] = end;
    else ranges.push([verseId({ book: chapter.book, chapter: chapter.chapter, verse: 1 }), end]);
    last = chapter;
  }
  return ranges;
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

/** A later local date, "2026-11-27". */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The local date of a moment. */
export function localDate(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export interface PlanSchedule {
  start: string;
  /** 0 is Sunday. Empty means every day. */
  weekdays: readonly number[];
  days: readonly unknown[];
  /** Dates of the days, if they follow a calendar. */
  dates?: readonly string[];
}

/** The date of each day of a plan. */
export function planDates({ start, weekdays, days, dates }: PlanSchedule): string[] {
  if (dates) return [...dates];
  const chosen: ReadonlySet<number> = new Set(weekdays.length > 0 ? weekdays : [0, 1, 2, 3, 4, 5, 6]);
  const all: string[] = [];
  for (let date = start; all.length < days.length; date = addDays(date, 1))
    if (chosen.has(new Date(`${date}T00:00:00Z`).getUTCDay())) all.push(date);
  return all;
}

/**
 * The plan after missed days: what is not read yet, spread evenly over the days that are left. Finished days stay.
 */
export function caughtUpPlan(
  days: readonly Range[][],
  dates: readonly string[],
  done: ReadonlySet<number>,
  today: string,
): Range[][] {
  const left = dates.flatMap((date, index) => (date >= today && !done.has(index) ? [index] : []));
  const unread = days.flatMap((ranges, index) => (done.has(index) ? [] : ranges));
  if (left.length === 0) return days.map((ranges) => [...ranges]);
  const next = days.map((ranges, index): Range[] => (done.has(index) ? [...ranges] : []));
  for (const [index, range] of unread.entries()) {
    const day = left[Math.floor((index * left.length) / unread.length)];
    if (day !== undefined) next[day]?.push(range);
  }
  return next;
}

/** The day of a plan on a date. A weekly plan has the reading until the next date. */
export function currentDay(dates: readonly string[], today: string): number | undefined {
  const exact = dates.indexOf(today);
  if (exact !== -1) return exact;
  const next = dates.findIndex((date) => date > today);
  const isWeekly = dates.length > 1 && Date.parse(dates[1] ?? '') - Date.parse(dates[0] ?? '') >= 6 * 86_400_000;
  return isWeekly && next !== -1 ? next : undefined;
}
