import { expect, test } from 'vitest';
import { minuteLimit } from './minute-limit.ts';

test('allows so many per clock minute', () => {
  const takes = minuteLimit(2);
  const minute = 60_000;
  expect([0, 1, 2, minute - 1, minute, minute + 1, minute + 2, 5 * minute].map(takes)).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('limits are independent of each other', () => {
  const [one, other] = [minuteLimit(1), minuteLimit(1)];
  expect([one(0), one(0), other(0)]).toEqual([true, false, true]);
});
