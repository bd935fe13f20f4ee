/**
 * Two codes of one text: the King James Version and the Textus Receptus, plain and with their numbers. Its rows, files and packs are stored once,
 * under the loaded code; URLs and requests accept either.
 */
const twins: Readonly<Record<string, string>> = {
  kjv: 'kjv_strongs',
  kjv_strongs: 'kjv',
  tr: 'trparsed',
  trparsed: 'tr',
};

/**
 * Whether Strong's numbers are shown by default: under the code that is named after them, when it is the only version
 * searched. Under either code they can be switched on and off.
 */
export function opensWithNumbers(codes: readonly string[]): boolean {
  return codes.length === 1 && (codes[0] === 'kjv_strongs' || codes[0] === 'trparsed');
}

/** The other code of the same text; `undefined` for a text with one code. */
export function twinOf(code: string): string | undefined {
  return twins[code];
}

/** The code that the text is loaded under; the requested code itself if neither is loaded. */
export function storedCode(code: string, isLoaded: (code: string) => boolean): string {
  const twin = twinOf(code);
  return !isLoaded(code) && twin !== undefined && isLoaded(twin) ? twin : code;
}

/**
 * The code that search engines get for a text: that of its rows. If both codes have rows, the one that opens with
 * numbers, so that each page has one canonical URL.
 */
export function canonicalCode(code: string, versions: readonly { code: string }[]): string {
  const isLoaded = (each: string): boolean => versions.some((version) => version.code === each);
  const twin = twinOf(code);
  return twin !== undefined && isLoaded(twin) && (opensWithNumbers([twin]) || !isLoaded(code)) ? twin : code;
}

/** The loaded version for a code, with the requested code; `storedAs` is set where its rows are under the other. */
export function findByCode<Version extends { code: string }>(
  versions: readonly Version[],
  code: string,
): (Version & { storedAs?: string }) | undefined {
  const own = versions.find((version) => version.code === code);
  if (own) return own;
  const twin = versions.find((version) => version.code === twinOf(code));
  return twin && { ...twin, code, storedAs: twin.code };
}
