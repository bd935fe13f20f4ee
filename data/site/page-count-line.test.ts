import { expect, test } from 'vitest';
import { formatPageCount, readPageCount } from './page-count-line.ts';

test('a build reads the number of pages that it printed', () => {
  expect(readPageCount(formatPageCount(24_018).trimEnd())).toBe(24_018);
});

test.each(['  └─ /lexicon/H430.html (+3ms)', 'Pages to render: many', ''])('%j has no number of pages', (line) => {
  expect(readPageCount(line)).toBeUndefined();
});
