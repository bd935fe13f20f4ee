import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** "Loading settings" */
  label: string;
  children: (data: Data) => ReactNode;
}

/** What was loaded, or that it is loading, or why it is not there with a way to try again. */
export function Loaded<Data>({ query, label, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <div className="spinner" role="status" aria-label={label} />;
  return (
    <div className="failed" role="alert">
      <p>{query.error.message}</p>
      <button type="button" className="button" onClick={() => void query.refetch()}>
        Try again
      </button>
    </div>
  );
}
