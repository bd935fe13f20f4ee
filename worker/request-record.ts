import { tryGetContext } from 'hono/context-storage';

/** What is counted of a request while it is being answered. */
export interface RequestRecord {
  rowsRead: number;
  rowsWritten: number;
  /** The first fault that was logged, by its name. */
  fault?: string;
  /** The account whose session it came with, where one was asked for. */
  account?: { id: string; username: string };
  /** Why it was refused: the code of what was answered. */
  refused?: string;
  /** It has been counted: what still goes on behind its answer is the site's own work. */
  isCounted?: true;
}

declare module 'hono' {
  interface ContextVariableMap {
    record: RequestRecord;
  }
}

/** Of the request that is being answered; `undefined` in what the site does by itself. */
export function currentRequest(): { id: string; record: RequestRecord } | undefined {
  const c = tryGetContext();
  const record = c?.get('record');
  return c && record ? { id: c.get('requestId'), record } : undefined;
}
