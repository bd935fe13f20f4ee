import type { VersionAbout } from './source.ts';

/** Ids of the default versions never change, because they are part of every row key and full-text row id. */
export const defaultVersions = {
  kjv_strongs: {
    code: 'kjv_strongs',
    id: 1,
    name: 'King James Version',
    shortName: 'KJV',
    language: 'en',
    direction: 'ltr',
    versification: 'kjv',
  },
  kjv: {
    code: 'kjv',
    id: 2,
    name: 'King James Version',
    shortName: 'KJV',
    language: 'en',
    direction: 'ltr',
    versification: 'kjv',
  },
  web: {
    code: 'web',
    id: 3,
    name: 'World English Bible',
    shortName: 'WEB',
    language: 'en',
    direction: 'ltr',
    versification: 'kjv',
  },
  wlc: {
    code: 'wlc',
    id: 4,
    name: 'Westminster Leningrad Codex',
    shortName: 'WLC',
    language: 'hbo',
    direction: 'rtl',
    versification: 'wlc',
  },
  sblgnt: {
    code: 'sblgnt',
    id: 5,
    name: 'SBL Greek New Testament',
    shortName: 'SBLGNT',
    language: 'grc',
    direction: 'ltr',
    versification: 'wlc',
  },
  tr: {
    code: 'tr',
    id: 6,
    name: 'Textus Receptus (Greek)',
    shortName: 'TR',
    language: 'grc',
    direction: 'ltr',
    versification: 'kjv',
  },
  /** The same text as `tr`. It is only stored if an administrator's own text has the code `tr`. */
  trparsed: {
    code: 'trparsed',
    id: 7,
    name: 'Parsed Greek with Strong’s Numbers',
    shortName: 'TR parsed',
    language: 'grc',
    direction: 'ltr',
    versification: 'kjv',
  },
  rv1909: {
    code: 'rv1909',
    id: 8,
    name: 'Reina-Valera 1909',
    shortName: 'RV1909',
    language: 'es',
    direction: 'ltr',
    versification: 'kjv',
  },
} as const satisfies Record<string, VersionAbout>;

/** Imported versions are numbered from here, in the order of their codes. */
export const firstImportedId = 101;

/** The version whose tags are counted and whose words are the renderings. */
export const taggedTranslation = 'kjv_strongs';

/** The text in the original language whose counts are shown next to those of the translation. */
export const hebrewText = 'wlc';

/** The Greek text whose words have the numbers and parsings of MorphGNT. */
export const greekText = 'sblgnt';
