import { findByCode, twinOf } from './version-twins.ts';

/** A version in a list of choices. */
export interface VersionChoice {
  code: string;
  /** For menus and lists: "King James (KJV)". */
  name: string;
  /** For controls, where a full name would be cut: "King James", "Hebrew (WLC)"; at most about 20 letters. */
  shortName: string;
  loaded: boolean;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
  /** Whether its words have Strong's numbers. */
  tagged: boolean;
}

/** The data of a loaded version that a list of choices needs. */
export interface ChoosableVersion {
  code: string;
  name: string;
  shortName?: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Number of words with a Strong's number; 0 for a plain text. */
  taggedWords: number;
}

/** Versions that every search form lists, whether or not they are loaded, in this order. */
const named: [code: string, name: string, shortName: string][] = [
  ['kjv', 'King James (KJV)', 'King James'],
  ['nkjv', 'New King James (NKJV)', 'New King James'],
  ['rstne', 'Restoration Scriptures (RSTNE)', 'Restoration (RSTNE)'],
  ['asv', 'American Standard (ASV)', 'American Standard'],
  ['web', 'World English Bible (WEB)', 'World English'],
  ['net', 'New English Translation (NET)', 'New English'],
];
/** Texts in the original languages, whose codes few readers know. */
const originals: Readonly<Record<string, string>> = {
  wlc: 'Hebrew (WLC)',
  sblgnt: 'Greek NT (SBLGNT)',
  tr: 'Greek NT (TR)',
};
const longestInControl = 20;

/** The name in menus of a text in an original language; `undefined` for other versions. */
export function originalShortName(code: string): string | undefined {
  return originals[code];
}

/** The versions of a search form: those that it always lists, then the other loaded ones. */
export function versionChoices(loaded: readonly ChoosableVersion[]): VersionChoice[] {
  // A text with two codes is listed once.
  const isLoaded = (code: string): boolean => loaded.some((version) => version.code === code);
  const others = loaded.filter(
    ({ code }) => !named.some(([name]) => name === code || (name === twinOf(code) && !isLoaded(name))),
  );
  return [
    ...named.map(([code, name, shortName]) => choice({ code, name, shortName }, findByCode(loaded, code))),
    ...others.map((version) => choice({ ...version, shortName: shortNameOf(version) }, version)),
  ];
}

/** For a version with a long name: its short name, or else its code, as editions are usually cited. */
function shortNameOf({ code, name, shortName }: Pick<ChoosableVersion, 'code' | 'name' | 'shortName'>): string {
  const original = originalShortName(code);
  if (original) return original;
  return name.length <= longestInControl ? name : shortName || code.replaceAll('_', ' ').toUpperCase();
}

function choice(
  { code, name, shortName }: Pick<VersionChoice, 'code' | 'name' | 'shortName'>,
  version: ChoosableVersion | undefined,
): VersionChoice {
  return {
    code,
    name,
    shortName,
    loaded: version !== undefined,
    tagged: (version?.taggedWords ?? 0) > 0,
    ...(version && version.language !== 'en' && { language: version.language, direction: version.direction }),
  };
}
