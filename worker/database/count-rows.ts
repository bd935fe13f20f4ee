import type { D1Result } from '@cloudflare/workers-types';

/** Receives row counts. Does nothing until {@link setRowCountListener} sets a listener. */
let notify: (read: number, written: number) => void = () => undefined;

/** Sets the listener for the numbers of rows that statements read and write. */
export function setRowCountListener(listener: typeof notify): void {
  notify = listener;
}

/** Reports the rows read and written, from D1's metadata. */
export function countRows(results: readonly Pick<D1Result, 'meta'>[]): void {
  let [read, written] = [0, 0];
  for (const { meta } of results) {
    read += meta.rows_read;
    written += meta.rows_written;
  }
  notify(read, written);
}

/** Reports row counts that come from elsewhere than D1's metadata. */
export function addRowCounts(read: number, written: number): void {
  notify(read, written);
}
