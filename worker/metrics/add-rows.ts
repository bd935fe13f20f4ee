import { countOwnRows } from './counts.ts';
import { currentRequest } from '../request-record.ts';

/** Adds rows of D1 to the request that asked for them, and to the site's own work where none did. */
export function addRows(read: number, written: number): void {
  const record = currentRequest()?.record;
  if (!record || record.isCounted) return countOwnRows(read, written);
  record.rowsRead += read;
  record.rowsWritten += written;
}
