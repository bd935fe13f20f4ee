import type { SearchesAnswer } from '#data/administration/contract/searches.ts';
import {
  asTable,
  busiestDayMessage,
  dayColumns,
  daySpanMessage,
  formatUtcDay,
  numbersKind,
  searchesByDay,
  wordsKind,
} from './messages.ts';
import { DataTable } from '../parts/DataTable.tsx';

const height = 120;
/** Width of a bar with its gap, in chart units. */
const step = 10;

/** Searches per day as stacked bars, words below and numbers above, with the same data as a table. */
export function DayChart({ days }: Pick<SearchesAnswer, 'days'>) {
  const max = Math.max(1, ...days.map(({ text, strongs }) => text + strongs));
  const heightOf = (count: number): number => (count / max) * height;
  const busiest = days.find(({ text, strongs }) => text + strongs === max);
  const span = daySpanMessage(days[0]?.day, days.at(-1)?.day);
  return (
    <figure className="day-chart">
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${searchesByDay}, ${span}`}
      >
        {days.map(({ day, text, strongs }, index) => (
          <g key={day}>
            <title>{`${formatUtcDay(day)}: ${text + strongs}`}</title>
            <rect
              className="words"
              x={index * step + 1}
              width={step - 2}
              y={height - heightOf(text)}
              height={heightOf(text)}
            />
            <rect
              className="numbers"
              x={index * step + 1}
              width={step - 2}
              y={height - heightOf(text + strongs)}
              height={heightOf(strongs)}
            />
          </g>
        ))}
      </svg>
      <figcaption className="hint">
        {span}
        {busiest && `; ${busiestDayMessage(busiest.day, max)}`}. <i className="words" /> {wordsKind}{' '}
        <i className="numbers" /> {numbersKind}
      </figcaption>
      <details>
        <summary>{asTable}</summary>
        <DataTable
          label={searchesByDay}
          columns={dayColumns}
          rows={days
            .toReversed()
            .map(({ day, text, strongs }) => ({ key: day, header: formatUtcDay(day), cells: [text, strongs] }))}
        />
      </details>
    </figure>
  );
}
