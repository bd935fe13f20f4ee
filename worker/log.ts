import type { LoggedError } from '#data/site/logged-errors.ts';
import { currentRequest } from './request-record.ts';

/** Drizzle appends query parameters to the message of a failed query. They may contain user input. */
const queryValues = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

type Value = string | number | null | undefined;

/** Writes one line of JSON to the worker's log, which is outside the databases. Fields with `undefined` are omitted. */
export function logLine(line: { kind: 'request' | 'refusal' | 'audit' } & Record<string, Value>): void {
  // oxlint-disable-next-line no-console -- a worker's console is its log
  console.log(JSON.stringify(line));
}

/**
 * Logs an error under a name. `wrangler tail` and the dashboard show it. Within a request, the line has the request's
 * id, and the request's own line has the name of its first error.
 */
export function logError(fault: LoggedError, ...details: unknown[]): void {
  const request = currentRequest();
  if (request) request.record.fault ??= fault;
  const words = details.map((detail) => String(detail).replaceAll(queryValues, ''));
  const line = {
    kind: 'fault',
    fault,
    ...(request && { id: request.id }),
    ...(words.length > 0 && { details: words }),
  };
  // oxlint-disable-next-line no-console -- a worker's console is its log
  console.error(JSON.stringify(line));
}
