import { formatFigure } from '../figure.ts';
import type { StripChart } from '../result.ts';
import { box, line, margin, svgDocument, top, width, write } from './svg.ts';

const stripHeight = 104;
const columnsHeight = 52;
const axisHeight = 50;
/** Distance between grid lines, in columns. */
const columnsAStep = 16;

/** A histogram for each kind of page, scaled to its own highest column. */
export function renderStrips({ title, unit, step, strips }: StripChart, description: string): string {
  const columns = Math.max(
    ...strips.map(({ counts, limit = 0 }) => Math.max(counts.length, Math.ceil(limit / step) + 1)),
  );
  const last = Math.ceil(columns / columnsAStep) * columnsAStep;
  const columnWidth = (width - 2 * margin) / last;
  const x = (value: number): number => margin + (value / step) * columnWidth;
  const bottom = top + strips.length * stripHeight;
  const steps = Array.from({ length: last / columnsAStep + 1 }, (_, index) => index * columnsAStep * step);
  const scale = steps.map((value, index) =>
    write(
      x(value),
      bottom + 14,
      index === steps.length - 1 ? `${value} ${unit}` : String(value),
      'soft small',
      index === 0 ? 'start' : index === steps.length - 1 ? 'end' : 'middle',
    ),
  );
  const rows = strips.flatMap(({ name, counts, median, p99, limit }, index) => {
    const y = top + index * stripHeight;
    const base = y + 28 + columnsHeight;
    const highest = Math.max(...counts);
    return [
      write(margin, y + 14, name, 'ink'),
      write(
        width - margin,
        y + 14,
        describeStrip(counts, formatFigure(median, unit), formatFigure(p99, unit)),
        'ink',
        'end',
      ),
      ...steps.map((value) => line([x(value), y + 24], [x(value), base], 'rule')),
      // The minimum height makes a single page among thousands visible.
      ...counts.flatMap((count, column) =>
        count === 0
          ? []
          : [
              box(
                x(column * step),
                base - Math.max(1.5, (columnsHeight * count) / highest),
                columnWidth - 0.8,
                Math.max(1.5, (columnsHeight * count) / highest),
                'ours',
              ),
            ],
      ),
      line([margin, base], [width - margin, base], 'rule'),
      ...(limit === undefined ? [] : [line([x(limit), y + 22], [x(limit), base], 'limit', 'stroke-width="2"')]),
    ];
  });
  const legend = write(margin, bottom + 36, '| target for the 99th percentile', 'limit small');
  return svgDocument({ title, description, height: bottom + axisHeight, content: [...rows, ...scale, legend] });
}

/** With fewer than a hundred pages, the 99th percentile is the maximum. */
function describeStrip(counts: readonly number[], median: string, p99: string): string {
  const pages = counts.reduce((sum, count) => sum + count, 0);
  if (pages === 1) return median;
  return `median ${median} · ${pages < 100 ? 'maximum' : 'p99'} ${p99}`;
}
