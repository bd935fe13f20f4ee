import { expect, it } from 'vitest';
import { pagerItems } from './pager.ts';

const pagers: [page: number, pages: number, expected: (number | string)[]][] = [
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 113, [1, 2, 'gap', 113]],
  [7, 113, [1, 'gap', 6, 7, 8, 'gap', 113]],
  [113, 113, [1, 'gap', 112, 113]],
  // A gap never replaces a single page.
  [4, 6, [1, 2, 3, 4, 5, 6]],
];
it.each(pagers)('shows the right page numbers on page %i of %i', (page, pages, expected) => {
  expect(pagerItems(page, pages)).toEqual(expected);
});

it('shows at most five numbers in compact mode', () => {
  expect(pagerItems(4, 7, true)).toEqual([1, 'gap', 3, 4, 5, 'gap', 7]);
  expect(pagerItems(1, 2, true)).toEqual([1, 2]);
});
