import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activitySpans, type ActivityAnswer } from '#data/administration/contract/activity.ts';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ActivityChart } from './ActivityChart.tsx';
import { ActivityTables } from './ActivityTables.tsx';
import { formatDuration } from './figure-text.ts';
import style from './health.css?inline';
import { HealthStatus } from './HealthStatus.tsx';

const spanNames: Readonly<Record<number, string>> = { 24: '24 hours', 168: '7 days', 720: '30 days' };

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
      <h2>Now</h2>
      <Loaded query={health} label="Loading the state of the site">
        {(answer) => <HealthStatus health={answer} />}
      </Loaded>
      <h2>Over time</h2>
      <label className="field short">
        <span>Last</span>
        <select value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
          {activitySpans.map((span) => (
            <option key={span.hours} value={span.hours}>
              {spanNames[span.hours]}
            </option>
          ))}
        </select>
      </label>
      <Loaded query={activity} label="Loading what was answered">
        {(answer) => <OverTime answer={answer} />}
      </Loaded>
    </>
  );
}

function OverTime({ answer }: { answer: ActivityAnswer }) {
  if (answer.total.requests === 0) return <p className="hint">No request has been counted in this time.</p>;
  const count = (value: number): string => value.toLocaleString('en');
  return (
    <>
      <div className="activity-charts">
        <ActivityChart
          title="Requests"
          text={count}
          answer={answer}
          series={[
            { name: 'requests', of: ({ requests }) => requests },
            { name: 'errors', of: ({ errors }) => errors },
          ]}
        />
        <ActivityChart
          title="Time until an answer"
          text={formatDuration}
          answer={answer}
          series={[
            { name: 'p95', of: ({ p95 }) => p95 ?? 0 },
            { name: 'median (p50)', of: ({ p50 }) => p50 ?? 0 },
          ]}
        />
        <ActivityChart
          title="Rows read"
          text={count}
          answer={answer}
          series={[{ name: 'rows read', of: ({ rowsRead }) => rowsRead }]}
        />
        <ActivityChart
          title="Rows written"
          text={count}
          answer={answer}
          series={[{ name: 'rows written', of: ({ rowsWritten }) => rowsWritten }]}
        />
      </div>
      <p className="hint">
        Each bar is {answer.stepHours === 1 ? 'an hour' : `${answer.stepHours} hours`} (UTC). Times are right to within
        nine per cent. What is served as a file, such as most pages, wakes no worker and is not counted.
      </p>
      <ActivityTables answer={answer} />
    </>
  );
}
