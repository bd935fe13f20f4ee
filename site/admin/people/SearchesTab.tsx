import { formatCount } from '#data/site/count-text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SearchesAnswer } from '#data/administration/contract/searches.ts';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { noVisitorsCounted } from '../parts/messages.ts';
import { DayChart } from './DayChart.tsx';
import {
  allHadResults,
  countingIsOff,
  daysOption,
  lastLabel,
  loadingSearches,
  mostFrequentTitle,
  noSearches,
  noneKnownWithoutResults,
  numberKind,
  onlyNumbersChecked,
  searchColumns,
  searchesCountMessage,
  versesUnknown,
  withoutResultsTitle,
  wordsKind,
} from './messages.ts';
import { DataTable } from '../parts/DataTable.tsx';

/** Names as in the legend of the chart: the same text may be a query of either kind. */
const kindNames: Record<SearchesAnswer['top'][number]['kind'], string> = {
  text: wordsKind,
  strongs: numberKind,
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
        <span>{lastLabel}</span>
        <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {spans.map((span) => (
            <option key={span} value={span}>
              {daysOption(span)}
            </option>
          ))}
        </select>
      </label>
      <Loaded query={searches} label={loadingSearches}>
        {(answer) => (
          <>
            {!answer.isCounting && <p className="notice">{countingIsOff}</p>}
            <p className="hint">{noVisitorsCounted}</p>
            <h2>{searchesCountMessage(answer.total)}</h2>
            <DayChart days={answer.days} />
            <Searches title={mostFrequentTitle} rows={answer.top} none={noSearches} />
            <Searches
              title={withoutResultsTitle}
              about={onlyNumbersChecked}
              rows={answer.withoutResults}
              none={noneWithoutResults(answer)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Explains an empty list of searches without results. Only searches for numbers report how many verses they found. */
function noneWithoutResults({ total, top, days }: SearchesAnswer): string {
  if (total === 0) return noSearches;
  const isUnknown = days.some(({ text }) => text > 0) || top.some(({ results }) => results === null);
  return isUnknown ? noneKnownWithoutResults : allHadResults;
}

interface SearchesProps {
  title: string;
  about?: string;
  rows: SearchesAnswer['top'];
  none: string;
}

function Searches({ title, about, rows, none }: SearchesProps) {
  // Searches for words do not report what they found, so a list of only those has no such column.
  const isChecked = rows.some(({ results }) => results !== null);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {about && <p className="hint">{about}</p>}
      {rows.length === 0 ? (
        <p className="hint">{none}</p>
      ) : (
        <DataTable
          label={title}
          columns={isChecked ? searchColumns : searchColumns.slice(0, 2)}
          rows={rows.map(({ query, kind, times, results }) => ({
            key: `${kind} ${query}`,
            header: (
              <>
                <a href={`/${kind === 'strongs' ? 'strongs-' : ''}results?${new URLSearchParams({ q: query })}`}>
                  {query}
                </a>{' '}
                <span className="hint">{kindNames[kind]}</span>
              </>
            ),
            cells: [
              formatCount(times),
              ...(isChecked ? [results === null ? versesUnknown : formatCount(results)] : []),
            ],
          }))}
        />
      )}
    </section>
  );
}
