/** The library cannot be queried, or no edition is loaded. `cause` is D1's error, if there was one. */
export class LibraryUnavailableError extends Error {
  override name = 'LibraryUnavailableError';
}

/** D1's own error message, for the log. */
export function reasonOf({ cause }: LibraryUnavailableError): string {
  return cause instanceof Error ? cause.message : '';
}
