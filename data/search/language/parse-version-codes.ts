/** The maximum number of versions in one search. */
export const maxSearchVersions = 4;

/**
 * The versions of a form (list and check boxes) as one query parameter. "DB1" is the default version and is left out.
 */
export function joinVersions(codes: readonly string[]): string {
  const all = codes.flatMap((each) => each.split(',')).map((code) => code.trim());
  return [...new Set(all)]
    .filter((code) => code !== '' && code !== 'DB1')
    .slice(0, maxSearchVersions)
    .join(',');
}
