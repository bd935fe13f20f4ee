import { currentDay, localDate, planDates, progressIdOf } from '#data/my-study/make-plan.ts';
import { formatStudyRange, passageOfRange } from '#data/my-study/format-anchor.ts';
import { parallelPath } from '#data/reading/reading-paths.ts';
import { readRowsOfKind } from './study-store.ts';
import { keepSynced } from './sync-notes.ts';

/** Adds a link to each passage of today to the home page if the reader has a plan and has not finished the day. */
export async function showTodaysReading(after: HTMLElement): Promise<void> {
  keepSynced();
  const [plans, finished] = await Promise.all([readRowsOfKind('plan'), readRowsOfKind('reading')]);
  const today = localDate(new Date());
  for (const plan of plans) {
    const { value } = plan;
    const day = value && currentDay(planDates(value), today);
    const ranges = day === undefined ? [] : (value?.days[day] ?? []);
    if (ranges.length === 0 || finished.some((row) => row.value?.plan === progressIdOf(plan) && row.value.day === day))
      continue;
    const line = document.createElement('span');
    line.append(`${value?.name ?? ''}: `);
    for (const [index, [start, end]] of ranges.entries()) {
      const link = document.createElement('a');
      link.href = parallelPath(passageOfRange({ start, end }), []);
      link.textContent = formatStudyRange({ start, end });
      line.append(index > 0 ? '; ' : '', link);
    }
    after.after(line);
  }
}
