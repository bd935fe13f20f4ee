/**
 * All caches of a device in Cache Storage, shared by pages, the service worker and other tabs. `visited` can be trimmed
 * for space; `kept`, `packs` and `recordings` are deleted only by the reader.
 */
export const cacheNames = {
  visited: 'visited',
  saved: 'kept',
  assets: 'assets',
  packs: 'packs',
  recordings: 'recordings',
} as const;

/** Prefix in `packs` of the records of installed packs, followed by the name. */
export const packRecords = '/packs/installed/';
