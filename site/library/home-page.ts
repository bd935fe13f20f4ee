import { findByCode, twinOf } from '#data/versions/version-twins.ts';
import type { HomeSearchProps } from '../views/home/HomeSearch.tsx';
import type { HomeTabsProps } from '../views/home/HomeTabs.tsx';
import type { VersionGroup } from '../views/home/HomeVersions.tsx';
import { libraryMetadata, type Version } from './frame.ts';
import { searchSite } from './search-site.ts';
import { englishTranslations, specialTranslations } from './messages.ts';

export interface HomePage {
  search: Pick<HomeSearchProps, 'site'>;
  tabs: HomeTabsProps;
}

type Named = [code: string, name: string];

const english: Named[] = [
  ['kjv', 'King James (KJV)'],
  ['nkjv', 'New King James (NKJV)'],
  ['asv', 'American Standard (ASV)'],
  ['web', 'World English Bible (WEB)'],
  ['net', 'New English Translation (NET)'],
];
const special: Named[] = [
  ['rstne', 'Restoration Scriptures (RSTNE)'],
  ['he_modern', 'Hebrew Bible (Modern Hebrew)'],
  ['tr', 'Greek Textus Receptus'],
  ['trparsed', 'Parsed Greek with Strong’s Numbers'],
];

export function homePage(): HomePage {
  const { edition, versions } = libraryMetadata();
  const isEnglish = ({ language }: Version): boolean => language === 'en';
  return {
    search: { site: searchSite() },
    tabs: {
      entries: edition.hebrewEntries + edition.greekEntries,
      groups: [
        group(englishTranslations, english, versions.filter(isEnglish)),
        group(
          specialTranslations,
          special,
          versions.filter((version) => !isEnglish(version)),
        ),
      ],
    },
  };
}

/**
 * The versions that the site always names, then other loaded versions of the same group. The King James Version appears
 * once.
 */
function group(title: string, named: readonly Named[], loaded: readonly Version[]): VersionGroup {
  const { versions } = libraryMetadata();
  const isNamed = (code: string): boolean =>
    [...english, ...special].some(([name]) => name === code || name === twinOf(code));
  return {
    title,
    rows: [
      ...named.map(([code, name]) => ({ code, name, loaded: findByCode(versions, code) !== undefined })),
      ...loaded.filter(({ code }) => !isNamed(code)).map(({ code, name }) => ({ code, name, loaded: true })),
    ],
  };
}
