/**
 * A version's code in URLs, requests, file names and tables: a lower-case letter, then lower-case letters, digits and
 * underscores, 2 to 31 characters in all ("kjv_strongs", "segond_1910"). This is the only definition; requests, imports
 * and the list of sources use it.
 */
export const versionCodePattern = /^[a-z][a-z0-9_]{1,30}$/;

/** The error message, to follow the name of the field. */
export const versionCodeRule = 'must be a version code such as kjv_strongs';

/** The code in lower case, or `undefined` for an invalid one. */
export function tryParseVersionCode(text: string): string | undefined {
  const code = text.trim().toLowerCase();
  return versionCodePattern.test(code) ? code : undefined;
}
