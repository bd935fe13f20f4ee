/** Versions that the site knows by name, loaded or not: the module codes of Bible SuperSearch, and `wlc`. */
export const namedVersions: Readonly<Record<string, string>> = {
  kjv_strongs: "King James Version with Strong's numbers",
  kjv: 'King James Version',
  asv: 'American Standard Version',
  tr: 'Textus Receptus (Greek)',
  trparsed: 'Parsed Greek with Strong’s Numbers',
  he_modern: 'Modern Hebrew Bible',
  rstne: 'Restoration Scriptures True Name Edition',
  nkjv: 'New King James Version',
  web: 'World English Bible',
  net: 'New English Translation',
  geneva: 'Geneva Bible',
  coverdale: 'Coverdale Bible',
  bishops: 'Bishops’ Bible',
  tyndale: 'Tyndale Bible',
  wlc: 'Westminster Leningrad Codex',
};
