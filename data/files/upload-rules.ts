/** Bytes of an upload part: the minimum that the bucket accepts, except for the last part. */
export const partBytes = 5 * 1_048_576;
/** Maximum bytes of a file. */
export const maxFileBytes = 32 * 1_048_576;

/** Versions that the dashboard suggests by name. */
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

/** Licensed versions. The uploader has to state the right to use them here. */
export const licensedVersions: ReadonlySet<string> = new Set(['rstne', 'nkjv', 'net']);

/** Whether the uploader has to state the right to use a text: a licensed version, or one that the site does not know. */
export function needsRight(code: string): boolean {
  return licensedVersions.has(code) || !offeredVersions.some((offered) => offered === code);
}
