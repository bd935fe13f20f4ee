/**
 * Two codes of one text: the King James Version, plain and with its numbers. Its rows, files and packs stand once, under
 * the code that is loaded; addresses and calls take either.
 */
const twins: Readonly<Record<string, string>> = { kjv: 'kjv_strongs', kjv_strongs: 'kjv' };

/**
 * Whether Strong's numbers are shown from the start: under the code that is named for them, where it is searched alone.
 * Under either code they can be switched on and off.
 */
export function opensWithNumbers(codes: readonly string[]): boolean {
  return codes.length === 1 && codes[0] === 'kjv_strongs';
}

/** The other code of the same text; `undefined` for a text that has one code. */
export function twinOf(code: string): string | undefined {
  return twins[code];
}

/** Under which of a text's codes it is loaded; the code itself where it is under none. */
export function storedCode(code: string, isLoaded: (code: string) => boolean): string {
  const twin = twinOf(code);
  return !isLoaded(code) && twin !== undefined && isLoaded(twin) ? twin : code;
}

/** The loaded version of a code, by the code that was asked for; `storedAs` where its rows stand under the other. */
export function findByCode<Version extends { code: string }>(
  versions: readonly Version[],
  code: string,
): (Version & { storedAs?: string }) | undefined {
  const own = versions.find((version) => version.code === code);
  if (own) return own;
  const twin = versions.find((version) => version.code === twinOf(code));
  return twin && { ...twin, code, storedAs: twin.code };
}
