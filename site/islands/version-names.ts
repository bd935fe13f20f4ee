import { versionChoice } from './version-choice.ts';

export interface VersionName {
  name: string;
  /** BCP 47 and direction, where the text is not English. */
  language?: string;
  direction?: 'ltr' | 'rtl';
}

/** For pages that have no menu of versions to read from. */
const names: Readonly<Record<string, VersionName>> = {
  kjv_strongs: { name: 'King James with Strong’s numbers' },
  kjv: { name: 'King James (KJV)' },
  nkjv: { name: 'New King James (NKJV)' },
  rstne: { name: 'Restoration Scriptures True Name Edition' },
  asv: { name: 'American Standard (ASV)' },
  web: { name: 'World English Bible (WEB)' },
  net: { name: 'New English Translation (NET)' },
  geneva: { name: 'Geneva Bible' },
  coverdale: { name: 'Coverdale Bible' },
  bishops: { name: 'Bishops’ Bible' },
  tyndale: { name: 'Tyndale Bible' },
  tr: { name: 'Textus Receptus (Greek)', language: 'grc' },
  trparsed: { name: 'Parsed Greek with Strong’s Numbers', language: 'grc' },
  he_modern: { name: 'Modern Hebrew Bible', language: 'he', direction: 'rtl' },
  wlc: { name: 'Westminster Leningrad Codex', language: 'hbo', direction: 'rtl' },
};

/** The name of a version for the reader; one that an administrator imported has the page's own name for it. */
export function versionName(code: string): VersionName {
  return names[code] ?? versionChoice(code);
}
