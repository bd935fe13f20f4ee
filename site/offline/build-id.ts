/** The id of the build of the pages, which the build inserts. It is sent with every static file. */
export const build = '__BUILD_ID__';

/**
 * Set on every built file, so that a device knows the build of its copy. Pages that the API's worker renders do not
 * have it.
 */
export const buildHeader = 'x-build';
