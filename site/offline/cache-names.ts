/**
 * What a device keeps, all of it in Cache Storage, which pages, the service worker and a second tab read alike.
 * `visited` may be emptied for room; `kept`, `packs` and `recordings` go only when the reader says so.
 */
export const cacheNames = {
  visited: 'visited',
  kept: 'kept',
  assets: 'assets',
  packs: 'packs',
  recordings: 'recordings',
} as const;

/** In `packs`: the record of an installed pack stands under this and its name. */
export const packRecords = '/packs/installed/';
