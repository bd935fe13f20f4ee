import { besideName } from '#data/comparison/beside-words.ts';
import { namedVersions } from '#data/versions/named-versions.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';

const lastOldTestamentBook = 39;
const restoration = 'rstne';
/** Texts of one testament, by the language that they are known to be in. */
const testamentOf: Readonly<Record<string, 'old' | 'new'>> = { hbo: 'old', grc: 'new' };

/** The versions that the left side of a comparison offers: the loaded ones that can have the book, but the right side's own. */
export function leftVersions(book: number, loaded: readonly string[]): string[] {
  const testament = book <= lastOldTestamentBook ? 'old' : 'new';
  return loaded.filter((code) => {
    const own = testamentOf[namedVersions[code]?.language ?? ''];
    return code !== restoration && (own === undefined || own === testament);
  });
}

/**
 * The version that a comparison begins with: the one asked for, else the original tongue; where its usual text is not
 * loaded, the Leningrad Codex for the Old Testament and the site's default, which is listed first, for the New.
 */
export function chooseLeftVersion(book: number, loaded: readonly string[], asked?: string): string | undefined {
  const offered = leftVersions(book, loaded);
  const usual = book <= lastOldTestamentBook ? ['he_modern', 'wlc'] : ['tr'];
  return [asked, ...usual, offered[0]].find((code) => code !== undefined && offered.includes(code));
}

export interface RightSide {
  /** Within sentences: "Verse not available in RSTNE". */
  short: string;
  label: string;
}

/** What stands on the right of every comparison; `undefined` while the versions are not known. Only the RSTNE is ever called so. */
export function rightSideOf(loaded: readonly string[] | undefined): RightSide | undefined {
  if (!loaded) return undefined;
  const rstne = namedVersions[restoration];
  return loaded.includes(restoration) && rstne
    ? { short: besideName(restoration), label: rstne.name }
    : { short: besideName(restoredVersion.version), label: restoredVersion.label };
}
