export interface NamedVersion {
  name: string;
  /** Set where the module has no usable short name: "תנ ך עברי מודרני". */
  shortName?: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
}

const english = (name: string): NamedVersion => ({ name, language: 'en', direction: 'ltr' });

/** Versions that the site knows by name, loaded or not: the module codes of Bible SuperSearch, `wlc` and `sblgnt`. */
export const namedVersions: Readonly<Record<string, NamedVersion>> = {
  kjv_strongs: english('King James Version'),
  kjv: english('King James Version'),
  asv: english('American Standard Version'),
  tr: { name: 'Textus Receptus (Greek)', language: 'grc', direction: 'ltr' },
  trparsed: { name: 'Parsed Greek with Strong’s Numbers', language: 'grc', direction: 'ltr' },
  he_modern: { name: 'Modern Hebrew Bible', shortName: 'Modern Hebrew', language: 'he', direction: 'rtl' },
  rstne: english('Restoration Scriptures True Name Edition'),
  nkjv: english('New King James Version'),
  web: english('World English Bible'),
  net: english('New English Translation'),
  geneva: english('Geneva Bible'),
  coverdale: english('Coverdale Bible'),
  bishops: english('Bishops’ Bible'),
  tyndale: english('Tyndale Bible'),
  wlc: { name: 'Westminster Leningrad Codex', language: 'hbo', direction: 'rtl' },
  sblgnt: { name: 'SBL Greek New Testament', language: 'grc', direction: 'ltr' },
  rv1909: { name: 'Reina-Valera 1909', shortName: 'RV1909', language: 'es', direction: 'ltr' },
};
