import type { ActivityAnswer } from '#data/administration/contract/activity.ts';
import { formatPointTime } from './point-time.ts';
import { chartMaxMessage, chartSpanMessage, noValues } from './messages.ts';

type Point = ActivityAnswer['points'][number];

/** A value of each point. */
interface Series {
  name: string;
  of: (point: Point) => number;
}

interface ActivityChartProps {
  title: string;
  /** One or two; the second one is drawn behind the first. */
  series: readonly Series[];
  /** Formats a value with its unit. */
  text: (value: number) => string;
  answer: Pick<ActivityAnswer, 'points' | 'stepHours'>;
}

const layers = ['back', 'front'];
const height = 100;
/** Width of a bar with its gap, in chart units. */
const step = 10;

/** A bar chart over time with overlapping series. The table below it contains the same data. */
export function ActivityChart({ title, series, text, answer: { points, stepHours } }: ActivityChartProps) {
  const values = points.map((point) => Math.max(...series.map(({ of }) => of(point))));
  const max = Math.max(...values);
  const highest = points[values.indexOf(max)];
  const heightOf = (value: number): number => (max === 0 ? 0 : (value / max) * height);
  const span = chartSpanMessage(
    formatPointTime(points[0]?.at ?? '', stepHours),
    formatPointTime(points.at(-1)?.at ?? '', stepHours),
  );
  const summary = max === 0 || !highest ? noValues : chartMaxMessage(formatPointTime(highest.at, stepHours), text(max));
  const capitalized = summary[0]?.toUpperCase() + summary.slice(1);
  return (
    <figure className="activity-chart">
      <h3>{title}</h3>
      <svg
        viewBox={`0 0 ${points.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, ${span}; ${summary}`}
      >
        {points.map((point, index) => (
          <g key={point.at}>
            <title>
              {`${formatPointTime(point.at, stepHours)}: ${series.map(({ name, of }) => `${name} ${text(of(point))}`).join(', ')}`}
            </title>
            <rect className="ground" x={index * step} width={step} height={height} />
            {series.map(({ name, of }, which) => (
              <rect
                key={name}
                className={layers[which]}
                x={index * step + 1 + which * 2}
                width={step - 2 - which * 4}
                y={height - heightOf(of(point))}
                height={heightOf(of(point))}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="hint">
        {series.length > 1 &&
          series.map(({ name }, which) => (
            <span key={name}>
              <i className={layers[which]} /> {name}{' '}
            </span>
          ))}
        {capitalized}.
      </figcaption>
    </figure>
  );
}
