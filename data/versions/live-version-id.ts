/**
 * Imported versions have ids from here on. Versions with files in the import folder get lower ids in the build, so the
 * two never assign the same id.
 */
export const firstLiveId = 1_001;
