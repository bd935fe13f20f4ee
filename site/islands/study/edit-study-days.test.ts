import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDays } from '#data/study/contract/merge-study.ts';
import { studyDays } from '#data/study/contract/study-days.ts';
import { countsByDay, emptyDays, streak, sumOfDays, withAnswerOnDay } from './edit-study-days.ts';

const noon = (day: number, month = 10): number => new Date(2026, month, day, 12).getTime();
/** One answer on each of these days of November 2026. */
const studied = (...days: number[]) =>
  countsByDay(days.reduce((sum, day) => withAnswerOnDay(sum, 'device01', true, noon(day)), emptyDays()));

describe('the streak', () => {
  const cases: [days: number[], today: number, length: number, why: string][] = [
    [[], 22, 0, 'nothing yet'],
    [[22], 22, 1, 'today'],
    [[21], 22, 1, 'today may still come'],
    [[20], 22, 1, 'yesterday is forgiven, today may still come'],
    [[19], 22, 0, 'two days missed'],
    [[20, 21, 22], 22, 3, 'in a row'],
    [[19, 20, 22], 22, 3, 'a day missed does not count'],
    [[18, 20, 22], 22, 3, 'each day missed by itself'],
    [[17, 18, 21, 22], 22, 2, 'two days missed in a row end it'],
  ];
  it.each(cases)('for %j on day %i is %i: %s', (days, today, length) => {
    expect(streak(studied(...days), noon(today))).toBe(length);
  });

  it('continues across days on which the clocks change', () => {
    const days = [24, 25, 26].reduce((sum, day) => withAnswerOnDay(sum, 'device01', true, noon(day, 9)), emptyDays());
    expect(streak(countsByDay(days), noon(26, 9))).toBe(3);
  });
});

it('sums the answers and the known answers of the last days', () => {
  const days = [false, true, true].reduce(
    (sum, known) => withAnswerOnDay(sum, 'device01', known, noon(22)),
    emptyDays(),
  );
  const counts = countsByDay(withAnswerOnDay(days, 'device01', true, noon(1)));
  expect(sumOfDays(counts, 7, noon(22))).toEqual({ answered: 3, known: 2 });
  expect(sumOfDays(counts, 30, noon(22))).toEqual({ answered: 4, known: 3 });
});

describe('three devices', () => {
  const act = fc.record({
    device: fc.constantFrom(0, 1, 2),
    day: fc.integer({ min: 1, max: 28 }),
    known: fc.boolean(),
    /** Merges the data of that device. */
    from: fc.option(fc.constantFrom(0, 1, 2)),
  });

  it('end with the same days in any merge order, and lose no answer', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const devices = [emptyDays(), emptyDays(), emptyDays()] as const;
        const now = [...devices];
        for (const { device, day, known, from } of acts) {
          const own = now[device] ?? emptyDays();
          now[device] =
            from === null
              ? withAnswerOnDay(own, `device0${device}`, known, noon(day))
              : mergeDays(own, now[from] ?? emptyDays());
        }
        const [a = emptyDays(), b = emptyDays(), c = emptyDays()] = now;
        const one = mergeDays(mergeDays(a, b), c);
        const other = mergeDays(c, mergeDays(b, mergeDays(a, b)));
        expect([...countsByDay(other)].sort()).toEqual([...countsByDay(one)].sort());
        expect(studyDays.safeParse(one).success).toBe(true);
        const answered = acts.filter(({ from }) => from === null).length;
        expect([...countsByDay(one).values()].reduce((sum, each) => sum + each.answered, 0)).toBe(answered);
      }),
    );
  });
});
