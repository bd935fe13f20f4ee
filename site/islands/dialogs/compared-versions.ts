import { counterpartName } from '#data/comparison/counterpart-name.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';

const lastOldTestamentBook = 39;
const restoration = 'rstne';
/** The testament of a version in this language. Such a version has only one. */
const testamentOf: Readonly<Record<string, 'old' | 'new'>> = { hbo: 'old', grc: 'new' };

/**
 * The versions to offer on the left side of a comparison: the loaded ones that can have the book, except the right
 * side's.
 */
export function leftVersions(book: number, loaded: readonly string[]): string[] {
  const testament = book <= lastOldTestamentBook ? 'old' : 'new';
  return loaded.filter((code) => {
    const own = testamentOf[namedVersions[code]?.language ?? ''];
    return code !== restoration && (own === undefined || own === testament);
  });
}

/**
 * The version to start a comparison with: the requested one, otherwise one in the original language. If the preferred
 * text is not loaded, the Leningrad Codex or the SBL Greek New Testament, then the site's default, which is listed first.
 * The site's default is the text that the right side restores names in, so most of its verses would differ in nothing.
 */
export function chooseLeftVersion(book: number, loaded: readonly string[], requested?: string): string | undefined {
  const offered = leftVersions(book, loaded);
  const preferred = book <= lastOldTestamentBook ? ['he_modern', 'wlc'] : ['tr', 'sblgnt'];
  return [requested, ...preferred, offered[0]].find((code) => code !== undefined && offered.includes(code));
}

export interface RightSide {
  /** For sentences: "Verse not available in RSTNE". */
  short: string;
  label: string;
}

/**
 * The right side of every comparison. `undefined` until the versions are known. The name RSTNE is used only for that
 * version.
 */
export function rightSideOf(loaded: readonly string[] | undefined): RightSide | undefined {
  if (!loaded) return undefined;
  const rstne = namedVersions[restoration];
  return loaded.includes(restoration) && rstne
    ? { short: counterpartName(restoration), label: rstne.name }
    : { short: counterpartName(restoredVersion.version), label: restoredVersion.label };
}
