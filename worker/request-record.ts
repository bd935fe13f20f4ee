import { tryGetContext } from 'hono/context-storage';

/** Counters of a request while it is being answered. */
export interface RequestRecord {
  rowsRead: number;
  rowsWritten: number;
  /** Name of the first error that was logged. */
  fault?: string;
  /** The account of its session, if the session was read. */
  account?: { id: string; username: string };
  /** Why it was rejected: the code of the response. */
  refused?: string;
  /** The request has been counted. Work after its response counts as background work. */
  isCounted?: true;
}

declare module 'hono' {
  interface ContextVariableMap {
    record: RequestRecord;
  }
}

/** The current request. `undefined` in background work. */
export function currentRequest(): { id: string; record: RequestRecord } | undefined {
  const c = tryGetContext();
  const record = c?.get('record');
  return c && record ? { id: c.get('requestId'), record } : undefined;
}
