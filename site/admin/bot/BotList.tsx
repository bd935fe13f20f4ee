import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface BotListProps<Row> {
  query: UseQueryResult<Row[]>;
  /** "repair tasks": as the message of a failure names them. */
  what: string;
  children: (rows: Row[]) => ReactNode;
}

/** Rows of the watcher, or that they are loading, or why they are not there with a way to try again. */
export function BotList<Row>({ query, what, children }: BotListProps<Row>) {
  if (query.data) return children(query.data);
  if (!query.error) return <div className="spinner" role="status" aria-label={`Loading ${what}`} />;
  return (
    <div className="failed" role="alert">
      <p>Failed to load ADMIN BOT {what}. Please try again.</p>
      <button type="button" className="button" onClick={() => void query.refetch()}>
        Try again
      </button>
    </div>
  );
}
