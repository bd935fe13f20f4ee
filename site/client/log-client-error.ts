/** Logs an error that does not concern the reader to the console, under a searchable name. */
export function logClientError(name: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`[${name}]`, cause instanceof Error ? cause.message : cause);
}
