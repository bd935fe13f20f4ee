import { currentDay, localDate, planDates } from '#data/my-study/make-plan.ts';
import { passageOfRange } from '#data/my-study/format-anchor.ts';
import { readingOfDay } from '#data/my-study/plan-calendar.ts';
import { parallelPath } from '#data/reading/reading-paths.ts';
import { readRowsOfKind } from './study-store.ts';
import { keepSynced } from './sync-notes.ts';

/** Adds the reading of today to the home page if the reader has a plan and has not finished it. */
export async function showTodaysReading(after: HTMLElement): Promise<void> {
  keepSynced();
  const [plans, finished] = await Promise.all([readRowsOfKind('plan'), readRowsOfKind('reading')]);
  const today = localDate(new Date());
  for (const { id, value } of plans) {
    const day = value && currentDay(planDates(value), today);
    const ranges = day === undefined ? [] : (value?.days[day] ?? []);
    const [first] = ranges;
    if (!first || finished.some((row) => row.value?.plan === id && row.value.day === day)) continue;
    const link = document.createElement('a');
    link.className = after.className;
    link.href = parallelPath(passageOfRange({ start: first[0], end: first[1] }), []);
    link.textContent = `${value?.name ?? ''}: ${readingOfDay(ranges)}`;
    after.after(link);
  }
}
