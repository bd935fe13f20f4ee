import { findByCode, twinOf } from './version-twins.ts';

/** A version as a list offers it. */
export interface VersionChoice {
  code: string;
  /** For menus and lists: "King James (KJV)". */
  name: string;
  /** For controls, where a whole name would be cut: "King James", "WLC"; some 20 letters at most. */
  shortName: string;
  loaded: boolean;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
  /** Its words carry Strong's numbers. */
  tagged: boolean;
}

/** Of a loaded version, what a list of choices needs. */
export interface ChoosableVersion {
  code: string;
  name: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Words with a number; 0 for a plain text. */
  taggedWords: number;
}

/** Versions that every search form names, whether or not they are loaded, in its order. */
const named: [code: string, name: string, shortName: string][] = [
  ['kjv', 'King James (KJV)', 'King James'],
  ['nkjv', 'New King James (NKJV)', 'New King James'],
  ['rstne', 'Restoration Scriptures (RSTNE)', 'Restoration (RSTNE)'],
  ['asv', 'American Standard (ASV)', 'American Standard'],
  ['web', 'World English Bible (WEB)', 'World English'],
  ['net', 'New English Translation (NET)', 'New English'],
];
const longestInControl = 20;

/** The versions of a search form: those that it always names, then what else is loaded. */
export function versionChoices(loaded: readonly ChoosableVersion[]): VersionChoice[] {
  // A text with two codes is named once.
  const isLoaded = (code: string): boolean => loaded.some((version) => version.code === code);
  const others = loaded.filter(
    ({ code }) => !named.some(([name]) => name === code || (name === twinOf(code) && !isLoaded(name))),
  );
  return [
    ...named.map(([code, name, shortName]) => choice({ code, name, shortName }, findByCode(loaded, code))),
    ...others.map((version) => choice({ ...version, shortName: shortNameOf(version) }, version)),
  ];
}

/** Of a version whose name is an administrator's: its code where the name is long, as editions are cited. */
function shortNameOf({ code, name }: Pick<ChoosableVersion, 'code' | 'name'>): string {
  return name.length <= longestInControl ? name : code.replaceAll('_', ' ').toUpperCase();
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
