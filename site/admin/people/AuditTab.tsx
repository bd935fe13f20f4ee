import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditAction } from '#data/administration/contract/audit.ts';
import { formatWhen } from '../../client/format-when.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';

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
          Download as CSV
        </a>
        {isFiltered && (
          <button type="button" className="button" onClick={() => setFilter(none)}>
            Show everything
          </button>
        )}
      </p>
      {pages.error && (
        <p className="fault" role="alert">
          {pages.error.message}
        </p>
      )}
      {pages.isPending && !pages.error && <div className="spinner" role="status" aria-label="Loading the log" />}
      {pages.isSuccess && rows.length === 0 && (
        <p className="hint">{isFiltered ? 'Nothing of that kind was done.' : 'Nothing was done yet.'}</p>
      )}
      <ol className="log">
        {rows.map(({ id, at, actor, action, subject, before, after }) => (
          <li key={id}>
            <time dateTime={at}>{formatWhen(at)}</time>
            <b>{actor}</b>
            <span>
              <code>{action}</code> {subject}
              {(before !== null || after !== null) && <small>{changeWords(before, after)}</small>}
            </span>
          </li>
        ))}
      </ol>
      {pages.hasNextPage && (
        <BusyButton
          type="button"
          className="button wide"
          isBusy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Earlier
        </BusyButton>
      )}
    </>
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
        <span>What</span>
        <select {...field('action')}>
          <option value="">everything</option>
          {auditAction.options.map((action) => (
            <option key={action}>{action}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Who</span>
        <input type="search" {...field('actor')} />
      </label>
      <label className="field">
        <span>From</span>
        <input type="date" {...field('from')} />
      </label>
      <label className="field">
        <span>To</span>
        <input type="date" {...field('to')} />
      </label>
    </div>
  );
}

function changeWords(before: string | null, after: string | null): string {
  if (before === null) return `now “${after ?? ''}”`;
  return after === null ? `was “${before}”` : `“${before}” → “${after}”`;
}
