/** A group of versions in a menu. */
export interface VersionGroup<Version> {
  /** "English", "Spanish", "Hebrew and Greek". */
  label: string;
  versions: Version[];
}

const originals: ReadonlySet<string> = new Set(['hbo', 'he', 'arc', 'grc', 'el']);
const originalsLabel = 'Hebrew and Greek';
const englishLabel = 'English';
const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** The versions of a menu by language: English first, the original languages, then other languages by name. */
export function groupVersions<Version extends { language?: string | undefined }>(
  versions: readonly Version[],
): VersionGroup<Version>[] {
  const order = (label: string): number => (label === englishLabel ? 0 : label === originalsLabel ? 1 : 2);
  return [...Map.groupBy(versions, ({ language = 'en' }) => labelOf(language))]
    .map(([label, group]) => ({ label, versions: group }))
    .sort((a, b) => order(a.label) - order(b.label) || a.label.localeCompare(b.label));
}

function labelOf(language: string): string {
  if (originals.has(language)) return originalsLabel;
  return names.of(language) ?? language;
}
