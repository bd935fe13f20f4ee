/** Bytes of a part of an upload: the least that the bucket takes, but for the last part. */
export const partBytes = 5 * 1_048_576;
/** Bytes of a file. */
export const mostFileBytes = 32 * 1_048_576;

/** Versions that the dashboard offers by name. */
export const offeredVersions = [
  'kjv_strongs',
  'kjv',
  'asv',
  'tr',
  'trparsed',
  'he_modern',
  'rstne',
  'nkjv',
  'web',
  'geneva',
  'coverdale',
  'bishops',
  'tyndale',
] as const;

/** Under licence: who brings one states the right to use it here. */
export const licensedVersions: ReadonlySet<string> = new Set(['rstne', 'nkjv', 'net']);
