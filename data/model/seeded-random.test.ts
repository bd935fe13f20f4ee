import { expect, it } from 'vitest';
import { seededRandom } from './seeded-random.ts';

it('is the same for the same text, another for another, and spread evenly', () => {
  const numbers = (text: string, count: number) => Array.from({ length: count }, seededRandom(text));
  expect(numbers('water 3', 5)).toEqual(numbers('water 3', 5));
  expect(numbers('water 3', 5)).not.toEqual(numbers('water 4', 5));
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of numbers('alef', 10_000))
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1;
  // Each tenth of 10,000 is 1,000, give or take; five times the standard deviation of 30.
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
