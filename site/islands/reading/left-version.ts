const lastOldTestamentBook = 39;
const restoration = 'rstne';

/** The versions that the left side of a comparison offers: the loaded ones but the right side's own. */
export function leftVersions(loaded: readonly string[]): string[] {
  return loaded.filter((code) => code !== restoration);
}

/**
 * The version that a comparison begins with: the one asked for, else the original tongue; where its usual text is not
 * loaded, the Leningrad Codex for the Old Testament and the site's default, which is listed first, for the New.
 */
export function chooseLeftVersion(book: number, loaded: readonly string[], asked?: string): string | undefined {
  const offered = leftVersions(loaded);
  const usual = book <= lastOldTestamentBook ? ['he_modern', 'wlc'] : ['tr'];
  return [asked, ...usual, offered[0]].find((code) => code !== undefined && offered.includes(code));
}
