/** One line of the worker's log, found by its name; `wrangler tail` and the dashboard show it. */
export function logFault(name: string, ...details: unknown[]): void {
  // oxlint-disable-next-line no-console -- a worker's console is its log
  console.error(name, ...details);
}
