/** Writes a fault that concerns no reader to the console, under a name that can be searched. */
export function logFault(name: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`[${name}]`, cause instanceof Error ? cause.message : cause);
}
