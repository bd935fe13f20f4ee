/** Used where the Restoration Scriptures are not loaded; derived from the tagged King James Version when it is read. */
export const restoredVersion = {
  version: 'restored',
  label: 'Restored Names (from the KJV)',
  language: 'en',
  direction: 'ltr',
} as const;
