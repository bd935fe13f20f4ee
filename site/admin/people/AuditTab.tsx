import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditAction, type AuditAnswer } from '#data/administration/contract/audit.ts';
import { formatWhen } from '../../client/format-when.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import {
  actionFilterLabel,
  allActions,
  auditActionNames,
  auditChangeMessage,
  auditEventMessage,
  clearFiltersAction,
  csvAbout,
  downloadCsvAction,
  earlierEntriesAction,
  fromLabel,
  loadingLog,
  noEntries,
  noEntriesMatch,
  toLabel,
  userFilterLabel,
} from './audit-messages.ts';

const none = { action: '', actor: '', from: '', to: '' };
type Filter = typeof none;

/** The audit log: actions with actor and time, newest first. */
export function AuditTab() {
  const [filter, setFilter] = useState(none);
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  const pages = useInfiniteQuery({
    queryKey: ['audit', query],
    initialPageParam: '',
    queryFn: ({ pageParam }) => adminApi.audit([query, pageParam && `before=${pageParam}`].filter(Boolean).join('&')),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const isFiltered = query !== '';
  return (
    <>
      <FilterBar filter={filter} onFilter={setFilter} />
      <p className="actions">
        <a className="button" href={`/api/admin/audit.csv?${query}`} download>
          {downloadCsvAction}
        </a>
        {isFiltered && (
          <button type="button" className="button" onClick={() => setFilter(none)}>
            {clearFiltersAction}
          </button>
        )}
      </p>
      <p className="hint">{csvAbout}</p>
      {pages.error && (
        <p className="fault" role="alert">
          {pages.error.message}
        </p>
      )}
      {pages.isPending && !pages.error && <div className="spinner" role="status" aria-label={loadingLog} />}
      {pages.isSuccess && rows.length === 0 && <p className="hint">{isFiltered ? noEntriesMatch : noEntries}</p>}
      <ol className="log">
        {rows.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <BusyButton
          type="button"
          className="button wide"
          isBusy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {earlierEntriesAction}
        </BusyButton>
      )}
    </>
  );
}

function Entry({ row }: { row: AuditAnswer['rows'][number] }) {
  const change = auditChangeMessage(row);
  return (
    <li>
      <time dateTime={row.at}>{formatWhen(row.at)}</time>
      <b>{row.actor}</b>
      <span>
        {auditEventMessage(row)}
        {change && <small>{change}</small>}
      </span>
    </li>
  );
}

function FilterBar({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const field = (name: keyof Filter) => ({
    value: filter[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onFilter({ ...filter, [name]: event.currentTarget.value }),
  });
  return (
    <div className="filters">
      <label className="field">
        <span>{actionFilterLabel}</span>
        <select {...field('action')}>
          <option value="">{allActions}</option>
          {auditAction.options.map((action) => (
            <option key={action} value={action}>
              {auditActionNames[action]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{userFilterLabel}</span>
        <input type="search" {...field('actor')} />
      </label>
      <label className="field">
        <span>{fromLabel}</span>
        <input type="date" {...field('from')} />
      </label>
      <label className="field">
        <span>{toLabel}</span>
        <input type="date" {...field('to')} />
      </label>
    </div>
  );
}
