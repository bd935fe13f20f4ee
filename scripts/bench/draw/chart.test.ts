import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import type { Chart } from '../result.ts';
import { renderChart } from './chart.ts';

/** Elements with their attributes. Throws if the image is not XML. */
function elements(svg: string): { name: string; attributes: Record<string, string> }[] {
  const tags: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes: attributes as Record<string, string> }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  return tags;
}

const bars: Chart = {
  kind: 'bars',
  name: 'bars',
  title: 'A <b>"title"</b> & more',
  unit: 's',
  bars: [
    { name: 'ours', value: 1, isOurs: true },
    { name: 'theirs', value: 4, isOurs: false },
  ],
  limit: 2,
};
const spans: Chart = {
  kind: 'spans',
  name: 'spans',
  title: 'Spans',
  unit: 'ms',
  spans: [
    { name: 'one', median: 0.1, p95: 1, worst: 10, isOurs: true },
    { name: 'none at all', median: 0, p95: 0, worst: 100, isOurs: false },
  ],
};
const strips: Chart = {
  kind: 'strips',
  name: 'strips',
  title: 'Strips',
  unit: 'kB',
  step: 0.5,
  strips: [{ name: 'pages', counts: [0, 100, 50, 0, 1], median: 0.6, p99: 1.2, limit: 4 }],
};

it('draws bars in proportion to their values, and the limit at its value', () => {
  const svgElements = elements(renderChart(bars));
  const [ours, theirs] = svgElements.filter(
    ({ name, attributes }) => name === 'rect' && /ours|other/.test(attributes['class'] ?? ''),
  );
  expect(Number(theirs?.attributes['width']) / Number(ours?.attributes['width'])).toBeCloseTo(4);
  const limit = svgElements.find(({ name, attributes }) => name === 'line' && attributes['class'] === 'limit');
  expect(Number(limit?.attributes['x1']) - 16).toBeCloseTo(Number(theirs?.attributes['width']) / 2);
});

it('draws a logarithmic scale with equal steps, and zero at the edge', () => {
  const circles = elements(renderChart(spans)).filter(
    ({ name, attributes }) => name === 'circle' && attributes['class'] === 'ours',
  );
  // The ring of the 95th percentile comes first, then the dot of the median.
  const [p95 = 0, median = 0] = circles.map(({ attributes }) => Number(attributes['cx']));
  const worst = elements(renderChart(spans)).find(
    ({ name, attributes }) => name === 'line' && attributes['class'] === 'ours',
  );
  expect(Number(worst?.attributes['x2']) - p95).toBeCloseTo(p95 - median, 0);
});

it('draws columns in proportion to their pages, and still shows a single page', () => {
  const columns = elements(renderChart(strips)).filter(
    ({ name, attributes }) => name === 'rect' && attributes['class'] === 'ours',
  );
  const [full = 0, half = 0, one = 0] = columns.map(({ attributes }) => Number(attributes['height']));
  expect(columns).toHaveLength(3);
  expect(full / half).toBeCloseTo(2);
  expect(one).toBeGreaterThan(1);
});

it.each([bars, spans, strips])('describes $kind in words, in both themes', (chart) => {
  const svg = renderChart(chart);
  expect(elements(svg).map(({ name }) => name)).toEqual(expect.arrayContaining(['title', 'desc']));
  expect(svg).toContain('prefers-color-scheme:dark');
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it('has every figure of the chart in its text alternative', () => {
  expect(renderChart(spans).replaceAll('\u00A0', ' ')).toContain(
    'one: median 0.100 ms, 95th percentile 1.00 ms, maximum 10.0 ms',
  );
  expect(renderChart(bars).replaceAll('\u00A0', ' ')).toContain('ours 1.00 s; theirs 4.00 s; target: at most 2.00 s');
});
