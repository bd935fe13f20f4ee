import { expect, it } from 'vitest';
import { excerpt, formatPlace } from './record.ts';

it.each([
  ['In the beginning', 'In the beginning'],
  ['  In the beginning\n', 'In the beginning'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
])('of %j a message shows sixty letters', (text, shown) => {
  expect(excerpt(text)).toBe(shown);
});

it('says the line of a file with thousands apart', () => {
  expect(formatPlace({ file: 'rstne.txt', line: 31_102 })).toBe('line 31,102 of rstne.txt');
});
