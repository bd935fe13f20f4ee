/** A page number, or a gap for omitted ones. */
export type PagerItem = number | 'gap';

/**
 * Returns page 1, the current page with its neighbors, and the last page, with gaps between: 1 … 6 7 8 … 113. A gap
 * never replaces a single page, except with `compact`, which limits the result to five numbers.
 */
export function pagerItems(page: number, pages: number, compact = false): PagerItem[] {
  const visible = [1, page - 1, page, page + 1, pages].filter((item) => item >= 1 && item <= pages);
  const items: PagerItem[] = [];
  for (const item of [...new Set(visible)].sort((a, b) => a - b)) {
    const before = items.at(-1);
    const omitted = typeof before === 'number' ? item - before - 1 : 0;
    if (omitted === 1 && !compact) items.push(item - 1);
    else if (omitted > 0) items.push('gap');
    items.push(item);
  }
  return items;
}
