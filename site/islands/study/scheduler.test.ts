import { beforeAll, describe, expect, it } from 'vitest';
import { formatInterval } from './messages.ts';
import { answerCard, fetchScheduler } from './scheduler.ts';

beforeAll(fetchScheduler);

const now = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;

describe('answerCard', () => {
  it('gives a new card the first steps of FSRS: 1, 6 and 10 minutes, and days for Easy', () => {
    expect(([1, 2, 3] as const).map((grade) => (answerCard(undefined, grade, now).due - now) / 60_000)).toEqual([
      1, 6, 10,
    ]);
    expect((answerCard(undefined, 4, now).due - now) / day).toBeGreaterThanOrEqual(2);
  });

  it('increases the interval with each good answer, and shortens it after a lapse', () => {
    let card = answerCard(undefined, 4, now);
    const intervals: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      intervals.push(card.interval);
      card = answerCard(card, 3, card.due);
    }
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    expect(new Set(intervals).size).toBe(4);
    const lapsed = answerCard(card, 1, card.due);
    expect(lapsed).toMatchObject({ state: 3, lapses: 1 });
    expect(lapsed.due - card.due).toBeLessThan(day);
  });
});

describe('formatWait', () => {
  const waits: [milliseconds: number, expected: string][] = [
    [0, '1 min'],
    [10 * 60_000, '10 min'],
    [3 * 3_600_000, '3 hours'],
    [8 * day, '8 days'],
    [122 * day, '4 months'],
    [800 * day, '2 years'],
  ];
  it.each(waits)('formats %i ms as %s', (milliseconds, expected) =>
    expect(formatInterval(milliseconds)).toBe(expected),
  );
});
