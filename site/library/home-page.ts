import { libraryFrame, type Version } from './frame.ts';

export interface VersionChoice {
  code: string;
  name: string;
  loaded: boolean;
}

export interface HomePage {
  entries: number;
  hebrew: number;
  greek: number;
  choices: VersionChoice[];
  versions: Version[];
}

/** Versions that the home page names, whether or not they are loaded, in its order. */
const named: [code: string, name: string][] = [
  ['kjv', 'King James (KJV)'],
  ['nkjv', 'New King James (NKJV)'],
  ['rstne', 'Restoration Scriptures (RSTNE)'],
  ['asv', 'American Standard (ASV)'],
  ['web', 'World English Bible (WEB)'],
  ['net', 'New English Translation (NET)'],
];

/** What the home page and every search form show. */
export function homePage(): HomePage {
  const { edition, versions } = libraryFrame();
  const loaded = new Set(versions.map(({ code }) => code));
  const others = versions.filter(({ code }) => !named.some(([name]) => name === code));
  return {
    entries: edition.hebrewEntries + edition.greekEntries,
    hebrew: edition.hebrewEntries,
    greek: edition.greekEntries,
    choices: [
      ...named.map(([code, name]) => ({ code, name, loaded: loaded.has(code) })),
      ...others.map(({ code, name }) => ({ code, name, loaded: true })),
    ],
    versions,
  };
}
