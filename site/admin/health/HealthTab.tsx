import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activitySpans, type ActivityAnswer } from '#data/administration/contract/activity.ts';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { noVisitorsCounted } from '../parts/messages.ts';
import { ActivityChart } from './ActivityChart.tsx';
import { ActivityTables } from './ActivityTables.tsx';
import { formatDuration } from './figure-text.ts';
import style from './health.css?inline';
import { HealthStatus } from './HealthStatus.tsx';
import {
  accuracyNote,
  chartNote,
  errorsSeries,
  forTechnicians,
  lastLabel,
  loadingActivity,
  loadingHealth,
  medianSeries,
  noRequests,
  nowTitle,
  oneDay,
  overTimeTitle,
  p95Series,
  requestsSeries,
  requestsTitle,
  responseTimeTitle,
  rowsReadSeries,
  rowsReadTitle,
  rowsWrittenSeries,
  rowsWrittenTitle,
  sevenDays,
  thirtyDays,
} from './messages.ts';

const spanNames: Readonly<Record<number, string>> = { 24: oneDay, 168: sevenDays, 720: thirtyDays };

/** The health of the site, now and over the last weeks. */
export function HealthTab() {
  const [hours, setHours] = useState<number>(24);
  const health = useQuery({ queryKey: ['health'], queryFn: adminApi.health, refetchInterval: 60_000 });
  const activity = useQuery({
    queryKey: ['activity', hours],
    queryFn: () => adminApi.activity(hours),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  return (
    <>
      <LazyStyle css={style} />
      <h2>{nowTitle}</h2>
      <Loaded query={health} label={loadingHealth}>
        {(answer) => <HealthStatus health={answer} />}
      </Loaded>
      <h2>{overTimeTitle}</h2>
      <p className="hint">{noVisitorsCounted}</p>
      <label className="field short">
        <span>{lastLabel}</span>
        <select value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
          {activitySpans.map((span) => (
            <option key={span.hours} value={span.hours}>
              {spanNames[span.hours]}
            </option>
          ))}
        </select>
      </label>
      <Loaded query={activity} label={loadingActivity}>
        {(answer) => <OverTime answer={answer} />}
      </Loaded>
    </>
  );
}

function OverTime({ answer }: { answer: ActivityAnswer }) {
  if (answer.total.requests === 0) return <p className="hint">{noRequests}</p>;
  const count = (value: number): string => value.toLocaleString('en');
  return (
    <>
      <div className="activity-charts">
        <ActivityChart
          title={requestsTitle}
          text={count}
          answer={answer}
          series={[
            { name: requestsSeries, of: ({ requests }) => requests },
            { name: errorsSeries, of: ({ errors }) => errors },
          ]}
        />
        <ActivityChart
          title={responseTimeTitle}
          text={formatDuration}
          answer={answer}
          series={[
            { name: p95Series, of: ({ p95 }) => p95 ?? 0 },
            { name: medianSeries, of: ({ p50 }) => p50 ?? 0 },
          ]}
        />
      </div>
      <p className="hint">{chartNote(answer.stepHours)}</p>
      <details>
        <summary>{forTechnicians}</summary>
        <div className="activity-charts">
          <ActivityChart
            title={rowsReadTitle}
            text={count}
            answer={answer}
            series={[{ name: rowsReadSeries, of: ({ rowsRead }) => rowsRead }]}
          />
          <ActivityChart
            title={rowsWrittenTitle}
            text={count}
            answer={answer}
            series={[{ name: rowsWrittenSeries, of: ({ rowsWritten }) => rowsWritten }]}
          />
        </div>
        <p className="hint">{accuracyNote}</p>
        <ActivityTables answer={answer} />
      </details>
    </>
  );
}
