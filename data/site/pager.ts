/** A page number, or a gap that stands for those left out. */
export type PagerItem = number | 'gap';

/**
 * Page 1, the current page with its neighbours, and the last page, with gaps between: 1 … 6 7 8 … 113. A gap never
 * stands for a single page, unless `compact` asks for five numbers at most.
 */
export function pagerItems(page: number, pages: number, compact = false): PagerItem[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((item) => item >= 1 && item <= pages);
  const items: PagerItem[] = [];
  for (const item of [...new Set(shown)].sort((a, b) => a - b)) {
    const before = items.at(-1);
    const left = typeof before === 'number' ? item - before - 1 : 0;
    if (left === 1 && !compact) items.push(item - 1);
    else if (left > 0) items.push('gap');
    items.push(item);
  }
  return items;
}
