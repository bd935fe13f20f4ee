import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { outdatedMessage, tryAgainAction } from './messages.ts';

interface Again {
  refetch: () => Promise<unknown>;
}

export interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isRefetchError'> & Again;
  /** For example "Loading settings". */
  label: string;
  /** Replaces the message of an error. */
  failed?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the loaded data, a loading state, or an error with a retry button. After a failed refetch the data stays, with
 * a note that it may be outdated.
 */
export function Loaded<Data>({ query, label, failed, children }: LoadedProps<Data>) {
  const message = failed ?? query.error?.message ?? '';
  if (query.data !== undefined)
    return (
      <>
        {query.isRefetchError && <Failed query={query} role="status" message={outdatedMessage(message)} />}
        {children(query.data)}
      </>
    );
  if (!query.error) return <div className="spinner" role="status" aria-label={label} />;
  return <Failed query={query} role="alert" message={message} />;
}

interface FailedProps {
  query: Again;
  role: 'alert' | 'status';
  message: string;
}

function Failed({ query, role, message }: FailedProps) {
  return (
    <div className="failed" role={role}>
      <p>{message}</p>
      <button type="button" className="button" onClick={() => void query.refetch()}>
        {tryAgainAction}
      </button>
    </div>
  );
}
