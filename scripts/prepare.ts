import { buildLibrary, isLibraryCurrent, readEdition } from './library/build.ts';
import { arePagesCurrent, buildPages } from './pages/build-pages.ts';
import { withProgress } from './progress.ts';
import { isPublished, publishLibrary } from './publish/publish.ts';

/**
 * Makes what is missing or out of date, and nothing else: the library, the pages, the local database.
 * Each replaces its predecessor only when it is whole, so an error leaves what was there before.
 */
export async function prepare(): Promise<void> {
  if (!isLibraryCurrent()) await withProgress('Library', (onProgress) => buildLibrary({ onProgress }));
  const edition = readEdition();
  const pages = edition.hebrewEntries + edition.greekEntries;
  if (!arePagesCurrent(edition.id)) await withProgress('Pages', (onProgress) => buildPages(edition.id, pages, onProgress));
  if (!isPublished(edition.id)) await withProgress('Database', (onProgress) => publishLibrary({ target: 'local', onProgress }));
}
