import { formatFigure, formatNumber } from '../figure.ts';
import type { SpanChart } from '../result.ts';
import { line, margin, formatCoordinate, svgDocument, top, width, write } from './svg.ts';

const rowHeight = 46;
const axisHeight = 62;

/**
 * A line from the median to the maximum, a dot on the median, a ring on the 95th percentile. The scale is logarithmic,
 * with steps of ten.
 */
export function renderSpans({ title, unit, spans, limit }: SpanChart, description: string): string {
  const values = [
    ...spans.flatMap(({ median, worst }) => [median, worst]),
    ...(limit === undefined ? [] : [limit]),
  ].filter((value) => value > 0);
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...values))));
  const inner = width - 2 * margin - 16;
  const x = (value: number): number =>
    margin + 8 + (inner * (Math.log10(Math.max(value, 10 ** first)) - first)) / (last - first);
  const bottom = top + spans.length * rowHeight;
  const steps = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  // Fewer labels if they would overlap.
  const every = steps.length > 6 ? 2 : 1;
  const grid = steps.flatMap((step, index) => [
    line([x(step), top], [x(step), bottom + 4], 'rule'),
    ...((steps.length - 1 - index) % every === 0
      ? [
          write(
            x(step),
            bottom + 20,
            formatStep(step),
            'soft small',
            index === 0 ? 'start' : index === steps.length - 1 ? 'end' : 'middle',
          ),
        ]
      : []),
  ]);
  const rows = spans.flatMap(({ name, median, p95, worst, isOurs }, index) => {
    const y = top + index * rowHeight;
    const color = isOurs ? 'ours' : 'other';
    return [
      write(margin, y + 14, name, 'ink'),
      write(
        width - margin,
        y + 14,
        `${formatNumber(median, unit)} · ${formatNumber(p95, unit)} · ${formatFigure(worst, unit)}`,
        'ink',
        'end',
      ),
      line([x(median), y + 30], [x(worst), y + 30], color, 'stroke-width="2"'),
      line([x(worst), y + 24], [x(worst), y + 36], color, 'stroke-width="2"'),
      dot(x(p95), y + 30, 'paper', color),
      dot(x(median), y + 30, color),
    ];
  });
  const limitMark =
    limit === undefined
      ? []
      : [
          // Not across the figures, because it would strike them through.
          ...spans.map((_, index) =>
            line(
              [x(limit), top + index * rowHeight + 20],
              [x(limit), top + index * rowHeight + 40],
              'limit',
              'stroke-width="2"',
            ),
          ),
          write(width - margin, bottom + 44, `| target: at most ${formatFigure(limit, unit)}`, 'limit small', 'end'),
        ];
  const legend = [
    dot(margin + 6, bottom + 40, 'other'),
    write(margin + 16, bottom + 44, 'median', 'soft small'),
    dot(margin + 76, bottom + 40, 'paper', 'other'),
    write(margin + 86, bottom + 44, '95th percentile', 'soft small'),
    line([margin + 190, bottom + 34], [margin + 190, bottom + 46], 'other', 'stroke-width="2"'),
    write(margin + 197, bottom + 44, 'maximum', 'soft small'),
  ];
  return svgDocument({
    title,
    description,
    height: bottom + axisHeight,
    content: [...grid, ...limitMark, ...rows, ...legend],
  });

  function formatStep(step: number): string {
    return `${step >= 1 ? step.toLocaleString('en') : String(Number(step.toPrecision(1)))} ${unit}`;
  }
}

/** A ring has the background inside and its color around it. */
function dot(x: number, y: number, fill: string, ring?: string): string {
  const circle = (className: string, radius: number): string =>
    `<circle class="${className}" cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${radius}"/>`;
  return ring ? circle(ring, 6) + circle(fill, 3.5) : circle(fill, 6);
}
