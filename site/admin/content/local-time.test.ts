import { expect, it } from 'vitest';
import { fromLocal, localTime, toLocal } from './local-time.ts';

it.each(['2026-11-25T09:30', '0202-11-25T09:30', '9999-12-31T23:59', ''])('converts “%s” to UTC and back', (value) => {
  expect(localTime.safeParse(value).success).toBe(true);
  expect(toLocal(fromLocal(value))).toBe(value);
});

it.each(['12026-11-25T09:30', '275760-09-13T00:00'])('rejects the time “%s”', (value) => {
  expect(localTime.safeParse(value).error?.issues[0]?.message).toBe('Enter a year with four digits, for example 2026');
});
