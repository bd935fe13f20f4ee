import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** "Loading settings" */
  label: string;
  children: (data: Data) => ReactNode;
}

/**
 * What was loaded, or that it is loading, or why it is not there with a way to try again. What could not be read anew
 * stays, and says that it may be old.
 */
export function Loaded<Data>({ query, label, children }: LoadedProps<Data>) {
  if (query.data !== undefined)
    return (
      <>
        {query.isRefetchError && <Failed query={query} role="status" before="What stands here may be old. " />}
        {children(query.data)}
      </>
    );
  if (!query.error) return <div className="spinner" role="status" aria-label={label} />;
  return <Failed query={query} role="alert" />;
}

interface FailedProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
  role: 'alert' | 'status';
  before?: string;
}

function Failed({ query, role, before = '' }: FailedProps) {
  return (
    <div className="failed" role={role}>
      <p>
        {before}
        {query.error?.message}
      </p>
      <button type="button" className="button" onClick={() => void query.refetch()}>
        Try again
      </button>
    </div>
  );
}
