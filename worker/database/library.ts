/** The library cannot be asked, or no edition of it is loaded. `cause` is D1's own error, if there was one. */
export class LibraryUnavailable extends Error {
  override name = 'LibraryUnavailable';
}

/** D1's own words, for the log. */
export function reasonOf({ cause }: LibraryUnavailable): string {
  return cause instanceof Error ? cause.message : '';
}
