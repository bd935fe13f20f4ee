/**
 * The versions that are built with the site. Their ids never change, and entries, comparisons and chapter files are
 * built from them. So a text that an administrator imports under one of these codes becomes visible only after a
 * rebuild.
 */
export const ownVersions = {
  kjv_strongs: { id: 1, name: 'King James Version', verses: 31_102 },
  kjv: { id: 2, name: 'King James Version', verses: 31_102 },
  web: { id: 3, name: 'World English Bible', verses: 31_095 },
  wlc: { id: 4, name: 'Westminster Leningrad Codex', verses: 23_213 },
  sblgnt: { id: 5, name: 'SBL Greek New Testament', verses: 7_927 },
  tr: { id: 6, name: 'Textus Receptus (Greek)', verses: 7_957 },
  trparsed: { id: 7, name: 'Parsed Greek with Strong’s Numbers', verses: 7_957 },
  rv1909: { id: 8, name: 'Reina-Valera 1909', verses: 31_102 },
} as const;
export type OwnVersionCode = keyof typeof ownVersions;

export function isOwnVersion(code: string): code is OwnVersionCode {
  return Object.hasOwn(ownVersions, code);
}

/** The share of a built-in version's verses that a replacement must have. */
const wholeShare = 0.99;

/**
 * A sentence without its full stop where a text with this number of verses is too short to replace a built-in version.
 */
export function findReplacementError(code: string, verses: number): string | undefined {
  if (!isOwnVersion(code) || verses >= ownVersions[code].verses * wholeShare) return undefined;
  const own = ownVersions[code];
  return (
    `it has ${verses.toLocaleString('en')} ${verses === 1 ? 'verse' : 'verses'} and would take the place of "${own.name}", which has ` +
    `${own.verses.toLocaleString('en')}. Give it a code of its own`
  );
}
