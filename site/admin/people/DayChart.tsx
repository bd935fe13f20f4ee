import type { SearchesAnswer } from '#data/administration/contract/searches.ts';

const height = 120;
/** Width of a bar with its gap, in chart units. */
const step = 10;

/** Searches per day as stacked bars, words below and numbers above, with the same data as a table. */
export function DayChart({ days }: Pick<SearchesAnswer, 'days'>) {
  const max = Math.max(1, ...days.map(({ text, strongs }) => text + strongs));
  const heightOf = (count: number): number => (count / max) * height;
  const busiest = days.find(({ text, strongs }) => text + strongs === max);
  return (
    <figure className="day-chart">
      <svg
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Searches by day, ${days[0]?.day} to ${days.at(-1)?.day}`}
      >
        {days.map(({ day, text, strongs }, index) => (
          <g key={day}>
            <title>{`${day}: ${text + strongs}`}</title>
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
        {days[0]?.day} to {days.at(-1)?.day}
        {busiest && `; most on ${busiest.day}: ${max.toLocaleString('en')}`}. <i className="words" /> words{' '}
        <i className="numbers" /> Strong’s numbers
      </figcaption>
      <details>
        <summary>As a table</summary>
        <table className="figures" aria-label="Searches by day">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Words</th>
              <th scope="col">Numbers</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, text, strongs }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{text}</td>
                <td>{strongs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
