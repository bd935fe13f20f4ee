export const libraryMissing =
  'The database has no Bible texts, so search does not work. For the person who runs the server: run `npm run publish`.';
export const pagesMissing =
  'The pages of this site are not built. For the person who runs the server: run `npm start`.';
export const versionsChanged =
  'Texts were imported, changed or removed. Searches use them already; menus and downloads change with the next build (Import Status in the dashboard).';
export const editionsDiffer =
  'The pages and the database are from different builds. For the person who runs the server: run `npm start`, or `npm run deploy` for a deployed site.';
