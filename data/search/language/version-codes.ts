/** Versions that are searched together at the most. */
export const mostVersions = 4;

/** The versions of a form, its list's and its check boxes', as an address has them; "DB1" is the site's default. */
export function joinVersions(codes: readonly string[]): string {
  const all = codes.flatMap((each) => each.split(',')).map((code) => code.trim());
  return [...new Set(all)]
    .filter((code) => code !== '' && code !== 'DB1')
    .slice(0, mostVersions)
    .join(',');
}
