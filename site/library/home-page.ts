import { restoredVersion } from '#data/model/restored-names.ts';
import { libraryFrame, type Version } from './frame.ts';

export interface VersionChoice {
  code: string;
  name: string;
  loaded: boolean;
  /** BCP 47 and direction, where the text is not English. */
  language?: string | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
  /** Its words carry Strong's numbers. */
  tagged: boolean;
}

export interface HomePage {
  entries: number;
  hebrew: number;
  greek: number;
  choices: VersionChoice[];
  versions: Version[];
  /** What stands at the right of a comparison; `undefined` where it can be had from no loaded version. */
  beside: { code: string; label: string } | undefined;
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
  const others = versions.filter(({ code }) => !named.some(([name]) => name === code));
  return {
    entries: edition.hebrewEntries + edition.greekEntries,
    hebrew: edition.hebrewEntries,
    greek: edition.greekEntries,
    choices: [
      ...named.map(([code, name]) => choice(code, name, versions.find((version) => version.code === code))),
      ...others.map((version) => choice(version.code, version.name, version)),
    ],
    versions,
    beside: besideOf(versions),
  };
}

/** The Restoration Scriptures, else the names restored in the tagged text. */
function besideOf(versions: readonly Version[]): HomePage['beside'] {
  const rstne = versions.find(({ code }) => code === 'rstne');
  if (rstne) return { code: rstne.code, label: rstne.name };
  return versions.some(({ code }) => code === 'kjv_strongs') ? { code: restoredVersion.version, label: restoredVersion.label } : undefined;
}

function choice(code: string, name: string, version: Version | undefined): VersionChoice {
  const foreign = version && version.language !== 'en' ? { language: version.language, direction: version.direction } : {};
  return { code, name, loaded: version !== undefined, tagged: (version?.taggedWords ?? 0) > 0, ...foreign };
}
