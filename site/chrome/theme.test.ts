import { expect, test } from 'vitest';
import { nextTheme, type Theme } from './theme.ts';

test.each<[Theme, boolean, Theme]>([
  ['', false, 'dark'],
  ['dark', false, 'light'],
  ['light', false, ''],
  ['', true, 'light'],
  ['light', true, 'dark'],
  ['dark', true, ''],
])('switches from theme "%s" on a dark system (%s) to "%s"', (theme, systemIsDark, expected) => {
  expect(nextTheme(theme, systemIsDark)).toBe(expected);
});
