/**
 * Supported encodings. UTF-8, and UTF-16 with a byte order mark, are detected; the others must be chosen by the user.
 */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1255'] as const;
export type Encoding = (typeof encodings)[number];

const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252 (western)',
  'windows-1255': 'Windows-1255 (Hebrew)',
};

/** The name for people. `encoding` can also be one that a file declares, such as "iso-8859-2". */
export function encodingName(encoding: string): string {
  const known = encodings.find((each) => each === encoding.toLowerCase());
  return known ? encodingNames[known] : encoding.toUpperCase();
}
