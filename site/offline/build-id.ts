/** The pages' fingerprint. The build of the pages puts it in, and it goes with every file that the site serves. */
export const build = '__BUILD_ID__';

/** On every built file, so that a device knows of which build its copy is; what the API's worker renders has none. */
export const buildHeader = 'x-build';
