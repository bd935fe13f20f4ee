export const libraryMissing = 'The database has no library. Run `npm run publish`.';
export const pagesMissing = 'The pages of this site are not built. Run `npm start`.';
export const versionsChanged =
  'Versions changed since the pages were built. Readers can already search them; lists and downloads change with the next build (Import Status in the dashboard).';
export const editionsDiffer =
  'The pages and the database have different editions. Run `npm start`, or `npm run publish -- --remote` for a deployed site.';
