import { formatFigure } from '../figure.ts';
import type { BarChart } from '../result.ts';
import { box, line, margin, svgDocument, top, width, write } from './svg.ts';

const rowHeight = 42;
const barHeight = 14;
const legendHeight = 24;

/** Each bar is below its name and its figure, so that names take no width. */
export function renderBars({ title, unit, bars, limit }: BarChart, description: string): string {
  const longest = Math.max(limit ?? 0, ...bars.map(({ value }) => value));
  const scale = (value: number): number => ((width - 2 * margin) * value) / longest;
  const end = top + bars.length * rowHeight;
  const rows = bars.flatMap(({ name, value, isOurs }, index) => {
    const y = top + index * rowHeight;
    return [
      write(margin, y + 14, name, 'ink'),
      write(width - margin, y + 14, formatFigure(value, unit), 'ink', 'end'),
      box(margin, y + 20, scale(value), barHeight, isOurs ? 'ours' : 'other'),
    ];
  });
  const limitMark =
    limit === undefined
      ? []
      : [
          ...bars.map((_, index) =>
            line(
              [margin + scale(limit), top + index * rowHeight + 17],
              [margin + scale(limit), top + index * rowHeight + 37],
              'limit',
              'stroke-width="2"',
            ),
          ),
          write(margin, end + 14, `| target: at most ${formatFigure(limit, unit)}`, 'limit small'),
        ];
  return svgDocument({
    title,
    description,
    height: end + (limit === undefined ? 8 : legendHeight),
    content: [...rows, ...limitMark],
  });
}
