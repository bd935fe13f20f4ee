const kilobyte = 1_000;
const megabyte = 1_000_000;
const gigabyte = 1_000_000_000;

/** `8.7 MB`: decimal units, as operating systems show storage. */
export function formatBytes(bytes: number): string {
  if (bytes >= 10 * gigabyte) return `${Math.round(bytes / gigabyte)} GB`;
  if (bytes >= gigabyte) return `${(bytes / gigabyte).toFixed(1)} GB`;
  if (bytes >= 99.95 * megabyte) return `${Math.round(bytes / megabyte)} MB`;
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`;
  return `${Math.ceil(bytes / kilobyte)} kB`;
}

/** Rounds down, so that it is never 100 before everything is done. */
export function percentOf(done: number, total: number): number {
  return total > 0 ? Math.floor((100 * done) / total) : 0;
}
