/**
 * Where the local databases are stored. `LEXICON_STATE` names another folder, for a second site on the same machine: a
 * test that starts with an empty site, or a trial of a restore.
 */
export const stateFolder = process.env['LEXICON_STATE'] ?? '.wrangler/state';

/** Written when the database of the site's state has its tables. */
export const appRecord = `${stateFolder}/app-migrations`;
