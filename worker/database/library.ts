/** The library cannot be queried, or no edition is loaded. `cause` is D1's error, if there was one. */
export class LibraryUnavailable extends Error {
  override name = 'LibraryUnavailable';
}

/** D1's own error message, for the log. */
export function reasonOf({ cause }: LibraryUnavailable): string {
  return cause instanceof Error ? cause.message : '';
}
