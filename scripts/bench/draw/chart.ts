import { formatFigure } from '../figure.ts';
import type { Chart } from '../result.ts';
import { renderBars } from './bar-chart.ts';
import { renderSpans } from './span-chart.ts';
import { renderStrips } from './strip-chart.ts';

export function renderChart(chart: Chart): string {
  const description = describeChart(chart);
  switch (chart.kind) {
    case 'bars':
      return renderBars(chart, description);
    case 'spans':
      return renderSpans(chart, description);
    case 'strips':
      return renderStrips(chart, description);
  }
}

/** The text alternative of the chart, with all of its figures. */
export function describeChart(chart: Chart): string {
  return `${chart.title}. ${describeRows(chart).join('; ')}.`;
}

function describeRows(chart: Chart): string[] {
  const format = (value: number): string => formatFigure(value, chart.unit);
  switch (chart.kind) {
    case 'bars':
      return [
        ...chart.bars.map(({ name, value }) => `${name} ${format(value)}`),
        ...(chart.limit === undefined ? [] : [`target: at most ${format(chart.limit)}`]),
      ];
    case 'spans':
      return [
        ...chart.spans.map(
          ({ name, median, p95, worst }) =>
            `${name}: median ${format(median)}, 95th percentile ${format(p95)}, maximum ${format(worst)}`,
        ),
        ...(chart.limit === undefined ? [] : [`target: at most ${format(chart.limit)}`]),
      ];
    case 'strips':
      return chart.strips.map(
        ({ name, median, p99, limit }) =>
          `${name}: median ${format(median)}, 99th percentile ${format(p99)}${limit === undefined ? '' : `, target at most ${format(limit)}`}`,
      );
  }
}
