import { formatFigure } from '../figure.ts';
import type { Chart } from '../result.ts';
import { drawBars } from './bar-chart.ts';
import { drawSpans } from './span-chart.ts';
import { drawStrips } from './strip-chart.ts';

export function drawChart(chart: Chart): string {
  const description = describeChart(chart);
  switch (chart.kind) {
    case 'bars':
      return drawBars(chart, description);
    case 'spans':
      return drawSpans(chart, description);
    case 'strips':
      return drawStrips(chart, description);
  }
}

/** What the picture shows, in words: its text alternative. */
export function describeChart(chart: Chart): string {
  return `${chart.title}. ${sayRows(chart).join('; ')}.`;
}

function sayRows(chart: Chart): string[] {
  const say = (value: number): string => formatFigure(value, chart.unit);
  switch (chart.kind) {
    case 'bars':
      return [
        ...chart.bars.map(({ name, value }) => `${name} ${say(value)}`),
        ...(chart.limit === undefined ? [] : [`asked: at most ${say(chart.limit)}`]),
      ];
    case 'spans':
      return [
        ...chart.spans.map(
          ({ name, median, p95, worst }) =>
            `${name}: median ${say(median)}, 95th percentile ${say(p95)}, worst ${say(worst)}`,
        ),
        ...(chart.limit === undefined ? [] : [`asked: ${say(chart.limit)}`]),
      ];
    case 'strips':
      return chart.strips.map(
        ({ name, median, p99, limit }) =>
          `${name}: median ${say(median)}, 99th percentile ${say(p99)}${limit === undefined ? '' : `, asked at most ${say(limit)}`}`,
      );
  }
}
