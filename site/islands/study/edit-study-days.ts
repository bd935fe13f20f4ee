import type { DayCount, StudyDays } from '#data/study/contract/study-days.ts';
import { localDay, localNoonBefore } from './local-calendar.ts';

/** Number of days per device. Older ones are dropped. */
const maxDays = 400;

export function emptyDays(): StudyDays {
  return { version: 1, devices: {} };
}

/** Adds an answer of a device at a time in milliseconds since 1970. */
export function withAnswerOnDay(days: StudyDays, device: string, isKnown: boolean, now: number): StudyDays {
  const own = days.devices[device] ?? {};
  const today = localDay(now);
  const { answered, known } = own[today] ?? { answered: 0, known: 0 };
  const all = { ...own, [today]: { answered: answered + 1, known: known + Number(isKnown) } };
  const latest = Object.entries(all)
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(-maxDays);
  return { version: 1, devices: { ...days.devices, [device]: Object.fromEntries(latest) } };
}

/** Removes an answer that was counted at that time. */
export function withoutAnswerOnDay(days: StudyDays, device: string, isKnown: boolean, at: number): StudyDays {
  const own = days.devices[device] ?? {};
  const day = localDay(at);
  const { answered, known } = own[day] ?? { answered: 0, known: 0 };
  const less = { answered: Math.max(0, answered - 1), known: Math.max(0, known - Number(isKnown)) };
  return { version: 1, devices: { ...days.devices, [device]: { ...own, [day]: less } } };
}

/** The sums over all devices. */
export function countsByDay({ devices }: StudyDays): Map<string, DayCount> {
  const sums = new Map<string, DayCount>();
  for (const days of Object.values(devices))
    for (const [day, { answered, known }] of Object.entries(days)) {
      const sum = sums.get(day) ?? { answered: 0, known: 0 };
      sums.set(day, { answered: sum.answered + answered, known: sum.known + known });
    }
  return sums;
}

/**
 * The number of days with an answer in a row, up to today. Today may still be empty. A single missed day does not end
 * the streak, and does not count.
 */
export function streak(counts: ReadonlyMap<string, DayCount>, now: number): number {
  let days = 0;
  let missed = 0;
  for (let back = 0; missed < 2; back += 1) {
    const { answered = 0 } = counts.get(dayBefore(now, back)) ?? {};
    if (answered > 0) {
      days += 1;
      missed = 0;
    } else if (back > 0) missed += 1;
  }
  return days;
}

/** The sum of the last days, including today. */
export function sumOfDays(counts: ReadonlyMap<string, DayCount>, days: number, now: number): DayCount {
  const sum = { answered: 0, known: 0 };
  for (let back = 0; back < days; back += 1) {
    const { answered = 0, known = 0 } = counts.get(dayBefore(now, back)) ?? {};
    sum.answered += answered;
    sum.known += known;
  }
  return sum;
}

function dayBefore(now: number, days: number): string {
  return localDay(localNoonBefore(now, days));
}
