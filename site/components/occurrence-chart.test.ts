import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { occurrenceChart } from './occurrence-chart.ts';

test('the highest bar fills the chart and the others are to scale', () => {
  const chart = occurrenceChart('hebrew', [
    [1, 10],
    [5, 20],
  ]);
  expect(chart.viewBox).toBe('0 0 390 62');
  expect(chart.peak).toBe('M40 60v-60h8.5v60');
  expect(chart.bars).toBe('M0 60v-30h8.5v30');
});

test('a Greek word uses the New Testament, with its first book on the left', () => {
  const chart = occurrenceChart('greek', [
    [40, 1],
    [66, 3],
  ]);
  expect(chart.viewBox).toBe('0 0 270 62');
  expect(chart.bars).toBe('M0 60v-20h8.5v20');
  expect(chart.table).toEqual([
    ['Matthew', 1],
    ['Revelation', 3],
  ]);
  expect(chart.most).toBe('Revelation 3 · Matthew 1');
});

test('the style aligns the names of the groups with their books', () => {
  const figure = readFileSync('site/components/OccurrenceFigure.astro', 'utf8');
  const columns = [...figure.matchAll(/grid-template-columns: ([^;]+fr);/g)].map(([, shares]) => shares);
  const shares = (['hebrew', 'greek'] as const).map((language) =>
    occurrenceChart(language, [[language === 'hebrew' ? 1 : 40, 1]])
      .groups.map(([, books]) => `${books}fr`)
      .join(' '),
  );
  expect(columns).toEqual(shares);
});
