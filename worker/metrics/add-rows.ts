import { countBackgroundRows } from './request-counts.ts';
import { currentRequest } from '../request-record.ts';

/** Adds D1 rows to the current request, or to background work if there is none or it was already counted. */
export function addRows(read: number, written: number): void {
  const record = currentRequest()?.record;
  if (!record || record.isCounted) return countBackgroundRows(read, written);
  record.rowsRead += read;
  record.rowsWritten += written;
}
