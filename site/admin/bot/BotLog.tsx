import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logPageSize } from '#data/contract/admin/bot.ts';
import { logStatuses } from '#data/model/bot-states.ts';
import { formatWhen } from '../../islands/account/format-when.ts';
import { botApi } from './bot-api.ts';

/** What the watcher did and found, the latest first. */
export function BotLog() {
  const [status, setStatus] = useState('');
  const log = useInfiniteQuery({
    queryKey: ['bot', 'log', status],
    queryFn: ({ pageParam }) => botApi.log({ ...(status && { status }), ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < logPageSize ? undefined : last.at(-1)?.id),
  });
  const entries = log.data?.pages.flat();
  return (
    <>
      <div className="field narrow">
        <label htmlFor="bot-log-status">Status</label>
        <select id="bot-log-status" value={status} onChange={({ target }) => setStatus(target.value)}>
          <option value="">All</option>
          {logStatuses.map((each) => (
            <option key={each} value={each}>
              {each.replace('_', ' ')}
            </option>
          ))}
        </select>
      </div>
      {log.error && !entries && (
        <div className="failed" role="alert">
          <p>Failed to load ADMIN BOT logs. Please try again.</p>
          <button type="button" className="button" onClick={() => void log.refetch()}>
            Try again
          </button>
        </div>
      )}
      {log.isPending && <div className="spinner" role="status" aria-label="Loading logs" />}
      {entries?.length === 0 && <p className="hint">The watcher has found nothing.</p>}
      {entries && entries.length > 0 && (
        <ul className="rows">
          {entries.map(({ id, action, details, status: each, createdAt }) => (
            <li key={id}>
              <div>
                <b>{action}</b> <span className={isBad(each) ? 'pill bad' : 'pill'}>{each.replace('_', ' ')}</span>
                <p className="hint">{formatWhen(createdAt)}</p>
                <p>{details}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {log.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Older entries
        </button>
      )}
    </>
  );
}

const isBad = (status: string): boolean => status === 'error' || status === 'failed';
