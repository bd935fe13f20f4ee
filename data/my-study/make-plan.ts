import { verseCounts } from '../bible/verse-counts.ts';
import { isPlanDate } from './plan-date.ts';
import { splitVerseId, type VerseId } from '../bible/verse-id.ts';
import type { StudyRow } from './study-row.ts';

type Range = [VerseId, VerseId];

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
  // Stored before impossible dates were refused.
  if (!isPlanDate(start)) return days.map(() => start);
  const chosen: ReadonlySet<number> = new Set(weekdays.length > 0 ? weekdays : [0, 1, 2, 3, 4, 5, 6]);
  const all: string[] = [];
  for (let date = start; all.length < days.length; date = addDays(date, 1))
    if (chosen.has(new Date(`${date}T00:00:00Z`).getUTCDay())) all.push(date);
  return all;
}

/** Days from today on that are not finished. */
export function daysLeft(dates: readonly string[], done: ReadonlySet<number>, today: string): number[] {
  return dates.flatMap((date, index) => (date >= today && !done.has(index) ? [index] : []));
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
  const left = daysLeft(dates, done, today);
  const unread = days.flatMap((ranges, index) => (done.has(index) ? [] : ranges));
  if (left.length === 0) return days.map((ranges) => [...ranges]);
  const next = days.map((ranges, index): Range[] => (done.has(index) ? [...ranges] : []));
  for (const [index, range] of unread.entries()) {
    const day = left[Math.floor((index * left.length) / unread.length)];
    if (day !== undefined) next[day]?.push(range);
  }
  // A day with so many is shorter to read and to store in fewer ranges.
  return next.map((ranges) => (ranges.length > manyRanges ? joinedRanges(ranges) : ranges));
}

const manyRanges = 50;

/** Ranges with those that follow each other in a book joined. */
function joinedRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (last && isNext(last[1], from)) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

/** Whether no verse is between two verses of a book. */
function isNext(end: VerseId, start: VerseId): boolean {
  const [before, after] = [splitVerseId(end), splitVerseId(start)];
  if (before.book !== after.book) return false;
  if (before.chapter === after.chapter) return after.verse === before.verse + 1;
  const verses = verseCounts(before.book, 'kjv')[before.chapter - 1] ?? 0;
  return after.chapter === before.chapter + 1 && after.verse <= 1 && before.verse >= verses;
}

/** The id under which the days read of a plan are stored. A copy that keeps a conflict shares those of the other version. */
export function progressIdOf({ id, copyOf }: Pick<StudyRow, 'id' | 'copyOf'>): string {
  return copyOf ?? id;
}

/** The day of a plan on a date. A plan of one reading a week has the reading until its date. */
export function currentDay(dates: readonly string[], today: string): number | undefined {
  const exact = dates.indexOf(today);
  if (exact !== -1) return exact;
  const next = dates.findIndex((date) => date > today);
  return next !== -1 && isWeekly(dates) ? next : undefined;
}

/** Whether the dates are a week apart on average. Holidays can shorten or lengthen some of the weeks. */
function isWeekly(dates: readonly string[]): boolean {
  const days = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / 86_400_000;
  return days > 6 * (dates.length - 1);
}
