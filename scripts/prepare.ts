import { buildLibrary } from './library/build.ts';
import { isLibraryCurrent } from './library/fingerprint.ts';
import { readEdition } from './library/read-edition.ts';
import { arePagesCurrent, buildPages } from './pages/build-pages.ts';
import { withProgress } from './progress.ts';
import { isAppMigrated, migrateApp } from './publish/migrate-app.ts';
import { isPublished, publishLibrary } from './publish/publish.ts';

/**
 * Makes what is missing or out of date, and nothing else: the library, the pages, the local databases.
 * Each replaces its predecessor only when it is whole, so an error leaves what was there before.
 */
export async function prepare(): Promise<void> {
  if (!isLibraryCurrent()) await prepareLibrary();
  const edition = readEdition();
  const pages = edition.hebrewEntries + edition.greekEntries;
  if (!arePagesCurrent(edition.id)) await withProgress('Pages', (onProgress) => buildPages(edition.id, pages, onProgress));
  if (!isPublished(edition.id)) await withProgress('Database', (onProgress) => publishLibrary({ target: 'local', onProgress }));
  if (!isAppMigrated()) await migrateApp('local');
}

/** Whether a start has nothing to make. */
export function isPrepared(): boolean {
  if (!isLibraryCurrent()) return false;
  const { id } = readEdition();
  return arePagesCurrent(id) && isPublished(id) && isAppMigrated();
}

async function prepareLibrary(): Promise<void> {
  const { missing } = await withProgress('Library', (onProgress) => buildLibrary({ onProgress }));
  for (const { name, advice } of missing) process.stdout.write(`Missing: ${name}. ${advice}\n`);
}
