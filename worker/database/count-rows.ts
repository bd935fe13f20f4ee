/** Who is told of rows; nobody until the worker says who. */
let tell: (read: number, written: number) => void = () => undefined;

/** Says who hears of the rows that statements read and write. */
export function hearRows(listener: typeof tell): void {
  tell = listener;
}

/** Tells what D1 says that statements read and wrote. */
export function countRows(results: readonly Pick<D1Result, 'meta'>[]): void {
  let [read, written] = [0, 0];
  for (const { meta } of results) {
    read += meta.rows_read;
    written += meta.rows_written;
  }
  tell(read, written);
}

/** Likewise, of rows that are known otherwise. */
export function countKnownRows(read: number, written: number): void {
  tell(read, written);
}
