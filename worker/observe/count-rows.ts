import { countOwnRows } from './counts.ts';
import { currentRequest } from './request-record.ts';

/** Adds what D1 says that statements read and wrote to the request that made them. */
export function countRows(results: readonly Pick<D1Result, 'meta'>[]): void {
  let [read, written] = [0, 0];
  for (const { meta } of results) {
    read += meta.rows_read;
    written += meta.rows_written;
  }
  addRows(read, written);
}

/** Likewise, of rows that are known otherwise. */
export function addRows(read: number, written: number): void {
  const record = currentRequest()?.record;
  if (!record || record.isCounted) return countOwnRows(read, written);
  record.rowsRead += read;
  record.rowsWritten += written;
}
