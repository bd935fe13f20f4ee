import { expect, it } from 'vitest';
import { formatVersionName } from './version-name.ts';

it.each([
  ['geneva', 'Geneva Bible (geneva)'],
  ['segond_1910', 'segond_1910'],
])('names the version %s', (code, name) => {
  expect(formatVersionName(code)).toBe(name);
});
