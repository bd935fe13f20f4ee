/** Stands where the Restoration Scriptures are not loaded; made from the tagged King James Version as it is read. */
export const restoredVersion = {
  version: 'restored',
  label: 'Restored Names (from the KJV)',
  language: 'en',
  direction: 'ltr',
} as const;
