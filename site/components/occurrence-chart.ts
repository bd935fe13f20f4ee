import { books } from '#data/bible/books.ts';
import type { Language } from '#data/dictionary/entry-number.ts';
import { formatCount } from '#data/site/count-text.ts';

/**
 * Books of a testament in their traditional groups, as fractions of the chart's width. OccurrenceFigure.astro aligns
 * their names the same way.
 */
const groups: Record<Language, [name: string, books: number][]> = {
  hebrew: [
    ['Law', 5],
    ['History', 12],
    ['Poetry', 5],
    ['Prophets', 17],
  ],
  greek: [
    ['Gospels', 4],
    ['Acts, letters', 22],
    ['Rev.', 1],
  ],
};

const barWidth = 10;
const gap = 1.5;
const height = 60;

/** The bars are drawn in this box, which is stretched to the width of the column. */
export interface OccurrenceChart {
  viewBox: string;
  /** Outline of all bars, and of the highest bar only. */
  bars: string;
  peak: string;
  groups: [name: string, books: number][];
  /** The three books with the most occurrences: "Deuteronomy 374 · Psalms 365 · Genesis 218". */
  most: string;
  table: [book: string, total: number][];
}

/** Draws the occurrences of a word in each book of its testament; `counts` are [book number, total]. */
export function occurrenceChart(language: Language, counts: readonly [book: number, total: number][]): OccurrenceChart {
  const testament = books.filter(({ testament: of }) => of === (language === 'hebrew' ? 'old' : 'new'));
  const first = testament[0]?.number ?? 1;
  const max = Math.max(...counts.map(([, total]) => total));
  const bar = ([book, total]: readonly [number, number]): string => {
    const tall = Math.max(1, Math.round((total / max) * height));
    return `M${(book - first) * barWidth} ${height}v-${tall}h${barWidth - gap}v${tall}`;
  };
  const ranked = [...counts].sort((a, b) => b[1] - a[1]);
  const names = new Map(testament.map(({ number, name }) => [number, name]));
  const named = ([book, total]: readonly [number, number]): [string, number] => [names.get(book) ?? '', total];
  return {
    viewBox: `0 0 ${testament.length * barWidth} ${height + 2}`,
    bars: ranked
      .filter(([, total]) => total < max)
      .sort((a, b) => a[0] - b[0])
      .map(bar)
      .join(''),
    peak: ranked
      .filter(([, total]) => total === max)
      .map(bar)
      .join(''),
    groups: groups[language],
    most: ranked
      .slice(0, 3)
      .map(named)
      .map(([book, total]) => `${book} ${formatCount(total)}`)
      .join(' · '),
    table: counts.map(named),
  };
}
