import { expect, it } from 'vitest';
import { excerpt, formatFileLocation } from './record.ts';

it.each([
  ['In the beginning', 'In the beginning'],
  ['  In the beginning\n', 'In the beginning'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  [` ${'x'.repeat(60)} `, 'x'.repeat(60)],
])('shortens %j to sixty characters', (text, shown) => {
  expect(excerpt(text)).toBe(shown);
});

it('formats line numbers with thousands separators', () => {
  expect(formatFileLocation({ file: 'rstne.txt', line: 31_102 })).toBe('line 31,102 of rstne.txt');
});
