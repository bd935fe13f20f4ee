import { currentRequest } from './request-record.ts';

/** What Drizzle adds to the message of a query that failed: values that somebody typed. */
const queryValues = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;

type Value = string | number | null | undefined;

/** One line of JSON in the worker's log, which has its place outside of the databases. `undefined` is left out. */
export function logLine(line: { kind: 'request' | 'refusal' | 'audit' } & Record<string, Value>): void {
  // oxlint-disable-next-line no-console -- a worker's console is its log
  console.log(JSON.stringify(line));
}

/**
 * One line of the worker's log, found by its name; `wrangler tail` and the dashboard show it. Within a request it has the
 * request's id, and the request's own line has its name.
 */
export function logFault(fault: string, ...details: unknown[]): void {
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
