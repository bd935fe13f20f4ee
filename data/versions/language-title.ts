/** Languages of the original texts, which browsers do not know by name. */
const ancient: Readonly<Record<string, string>> = { hbo: 'Ancient Hebrew', grc: 'Ancient Greek' };
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The English name of a language: "en" → "English". The code itself if it has none. */
export function formatLanguageTitle(code: string): string {
  if (ancient[code]) return ancient[code];
  try {
    return names.of(code) ?? code;
  } catch {
    // Not a well-formed code.
    return code;
  }
}
