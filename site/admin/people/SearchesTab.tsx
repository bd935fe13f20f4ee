import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchesAnswer } from '#data/administration/contract/searches.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { DayChart } from './DayChart.tsx';

/** Names as in the legend of the chart: the same text may be a query of either kind. */
const kindNames: Record<SearchesAnswer['top'][number]['kind'], string> = {
  text: 'words',
  strongs: 'Strong’s number',
};
const spans = [7, 30, 90, 366];

/** What readers search for, and which queries have no results. */
export function SearchesTab() {
  const [days, setDays] = useState(30);
  const searches = useQuery({
    queryKey: ['searches', days],
    queryFn: () => adminApi.searches(days),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <label className="field short">
        <span>Last</span>
        <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {spans.map((span) => (
            <option key={span} value={span}>
              {span} days
            </option>
          ))}
        </select>
      </label>
      <Loaded query={searches} label="Loading searches">
        {(answer) => (
          <>
            {!answer.isCounting && (
              <p className="notice">
                Searches are not counted now: System Settings, Site, Count searches. What was counted before is below.
              </p>
            )}
            <h2>{answer.total === 1 ? '1 search' : `${answer.total.toLocaleString('en')} searches`} by day</h2>
            <DayChart days={answer.days} />
            <Searches title="Most frequent" rows={answer.top} none="Nothing was searched for." />
            <Searches title="Nothing found" rows={answer.withoutResults} none="Every search found something." />
          </>
        )}
      </Loaded>
    </>
  );
}

function Searches({ title, rows, none }: { title: string; rows: SearchesAnswer['top']; none: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <table className="figures" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Search</th>
              <th scope="col">Times</th>
              <th scope="col">Verses</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ query, kind, times, results }) => (
              <tr key={`${kind} ${query}`}>
                <th scope="row">
                  <a href={`/${kind === 'strongs' ? 'strongs-' : ''}results?${new URLSearchParams({ q: query })}`}>
                    {query}
                  </a>{' '}
                  <span className="hint">{kindNames[kind]}</span>
                </th>
                <td>{times.toLocaleString('en')}</td>
                <td>{results?.toLocaleString('en') ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
