import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';
import { slugify } from './slugify.ts';

test.each([
  ['About us', 'about-us'],
  ['  Häuser & Reben! ', 'hauser-reben'],
  ['God’s 10 words', 'gods-10-words'],
  ['שלום', ''],
  ['word '.repeat(40), `${'word-'.repeat(15)}word`],
])('%j suggests %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
  expect(slug).toMatch(/^$|^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

test('a date in a form is in the local time zone and survives a round trip', () => {
  expect(fromLocal('')).toBeNull();
  const iso = fromLocal('2026-11-22T05:07');
  expect(iso).toBe(new Date(2026, 10, 22, 5, 7).toISOString());
  expect(toLocal(iso)).toBe('2026-11-22T05:07');
  expect(toLocal(null)).toBe('');
});
