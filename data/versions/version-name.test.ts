import { expect, it } from 'vitest';
import { formatVersionName, formatVersionTitle } from './version-name.ts';

it.each([
  ['geneva', 'Geneva Bible (geneva)', 'Geneva Bible'],
  ['kjv', 'King James Version (kjv)', 'King James Version'],
  ['kjv_strongs', 'King James Version (kjv_strongs)', 'King James Version (kjv_strongs)'],
  ['segond_1910', 'segond_1910', 'segond_1910'],
])('names the version %s', (code, name, title) => {
  expect([formatVersionName(code), formatVersionTitle(code)]).toEqual([name, title]);
});
