import { expect, test } from 'vitest';
import { formatPageCount, formatRenderedCount, readPageCount, readRenderedCount } from './page-count-line.ts';

test('a build reads the numbers of pages that it printed', () => {
  expect(readPageCount(formatPageCount(24_018).trimEnd())).toBe(24_018);
  expect(readRenderedCount(formatRenderedCount(300).trimEnd())).toBe(300);
});

test.each(['[WARN] No pages rendered: 3', 'Pages to render: many', 'Pages rendered: ', ''])(
  '%j has no number of pages',
  (line) => {
    expect(readPageCount(line)).toBeUndefined();
    expect(readRenderedCount(line)).toBeUndefined();
  },
);

test('pages to render are not rendered pages', () => {
  expect(readRenderedCount(formatPageCount(3).trimEnd())).toBeUndefined();
  expect(readPageCount(formatRenderedCount(3).trimEnd())).toBeUndefined();
});
