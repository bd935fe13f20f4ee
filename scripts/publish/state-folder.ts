/**
 * Where the local databases are kept. `LEXICON_STATE` names another folder, for a second site beside the first: a test
 * that begins with an empty one, a rehearsal of a restore.
 */
export const stateFolder = process.env['LEXICON_STATE'] ?? '.wrangler/state';

/** Written once the database of the site's state has its tables. */
export const appRecord = `${stateFolder}/app-migrations`;
