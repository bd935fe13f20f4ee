/**
 * A version's code, as it stands in addresses, calls, file names and tables: a small letter, then small letters, digits
 * and low lines, 2 to 31 in all ("kjv_strongs", "segond_1910"). This is the one rule; calls, imports and the list of
 * sources go by it.
 */
export const versionCodePattern = /^[a-z][a-z0-9_]{1,30}$/;

/** What a message says after the name of the field. */
export const versionCodeRule = 'is a version code such as kjv_strongs';

/** The code in small letters, or `undefined` for what is none. */
export function tryParseVersionCode(text: string): string | undefined {
  const code = text.trim().toLowerCase();
  return versionCodePattern.test(code) ? code : undefined;
}
