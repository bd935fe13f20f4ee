import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { logLine } from '../log.ts';
import { setRowCountListener } from '../database/count-rows.ts';
import { addRows } from './add-rows.ts';
import { countRequest } from './request-counts.ts';
import { flushLater } from './flush-counts.ts';
import type { RequestRecord } from '../request-record.ts';
import { recordRejection } from './record-rejection.ts';
import { groupOf, methodOf, routeOf } from './route-of.ts';

setRowCountListener(addRows);

/**
 * Counts each request and logs it, after its response is ready. The measured milliseconds end when the response begins.
 * In workerd the clock advances only during I/O, so pure computation takes no measured time.
 */
export function observeRequests(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const record: RequestRecord = { rowsRead: 0, rowsWritten: 0 };
    c.set('record', record);
    await next();
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { status } = c.res;
    const route = routeOf(c);
    record.isCounted = true;
    countRequest({ ...record, group: groupOf(route), isError: status >= 500, ms });
    flushLater(c.env.APP, { waitUntil: (work) => c.executionCtx.waitUntil(work) });
    if (status >= 400 && status < 500) recordRejection(c, route, status);
    if (c.env.LOG === 'requests' || status >= 500) writeLine(c, { route, status, ms, record });
  };
}

interface Line {
  route: string;
  status: number;
  ms: number;
  record: RequestRecord;
}

/** Logs neither the URL with its query nor any name or network, because a reader's searches are private. */
function writeLine(c: Context<AppEnv>, { route, status, ms, record }: Line): void {
  const { rowsRead, rowsWritten, fault } = record;
  logLine({
    kind: 'request',
    id: c.get('requestId'),
    method: methodOf(c),
    route,
    status,
    ms,
    rowsRead,
    rowsWritten,
    deployment: c.env.VERSION?.id ?? '',
    fault,
  });
}
