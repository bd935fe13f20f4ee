import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logPageSize, type BotLogEntry } from '#data/administration/contract/bot.ts';
import { logStatuses } from '#data/administration/health-monitor-states.ts';
import { formatWhen } from '../../client/format-when.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { botApi } from './bot-api.ts';
import {
  allStatuses,
  botListFailed,
  botStatusMessage,
  checkName,
  loadingBotList,
  logsName,
  noLogEntries,
  olderEntriesAction,
  olderEntriesFailed,
  statusLabel,
} from './messages.ts';

/** The log of the health monitor, newest first. */
export function BotLog() {
  const [status, setStatus] = useState('');
  const log = useInfiniteQuery({
    queryKey: ['bot', 'log', status],
    queryFn: ({ pageParam }) => botApi.log({ ...(status && { status }), ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < logPageSize ? undefined : last.at(-1)?.id),
  });
  return (
    <>
      <div className="field narrow">
        <label htmlFor="bot-log-status">{statusLabel}</label>
        <select id="bot-log-status" value={status} onChange={({ target }) => setStatus(target.value)}>
          <option value="">{allStatuses}</option>
          {logStatuses.map((each) => (
            <option key={each} value={each}>
              {botStatusMessage(each)}
            </option>
          ))}
        </select>
      </div>
      <Loaded query={log} label={loadingBotList(logsName)} failed={botListFailed(logsName)}>
        {({ pages }) => <Entries entries={pages.flat()} />}
      </Loaded>
      {log.isFetchNextPageError && (
        <p className="fault" role="alert">
          {olderEntriesFailed(log.error.message)}
        </p>
      )}
      {log.hasNextPage && (
        <BusyButton
          type="button"
          className="button"
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {olderEntriesAction}
        </BusyButton>
      )}
    </>
  );
}

function Entries({ entries }: { entries: readonly BotLogEntry[] }) {
  if (entries.length === 0) return <p className="hint">{noLogEntries}</p>;
  return (
    <ul className="rows">
      {entries.map(({ id, action, details, status, createdAt }) => (
        <li key={id}>
          <div>
            <b>{checkName(action) ?? action}</b>{' '}
            <span className={isBad(status) ? 'pill bad' : 'pill'}>{botStatusMessage(status)}</span>
            <p className="hint">{formatWhen(createdAt)}</p>
            <p>{details}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const isBad = (status: string): boolean => status === 'error' || status === 'failed';
