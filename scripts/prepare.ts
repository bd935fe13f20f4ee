import { hasLocalState, removeCorruptLibrary, requireSoundState } from './accounts/local-database.ts';
import { withBuildLock } from './build-lock.ts';
import { hasLeftovers, removeLeftovers } from './leftovers.ts';
import { buildLibrary } from './library/build.ts';
import { isLibraryCurrent, removeCorruptLibraryFile } from './library/library-fingerprint.ts';
import { readEdition, type Edition } from './library/read-edition.ts';
import { arePagesCurrent, buildPages, startPages } from './pages/build-pages.ts';
import { checkSlug } from './pages/check-slug.ts';
import { finishSwap, isSwapping } from './rebuild/swap.ts';
import { writeLocalTexts } from './rebuild/fetch-live-texts.ts';
import { withProgress } from './progress.ts';
import { isAppMigrated, migrateApp, wasAppMigrated } from './publish/migrate-app.ts';
import { publishLibrary } from './publish/publish.ts';
import { clearPublished, holdsEdition, isPublished } from './publish/published.ts';
import { bundleWorker, isWorkerBundled } from './worker-bundle.ts';

/**
 * Makes only what is missing, out of date or damaged: the library, the pages, the worker's bundle, the local databases.
 * Each one is replaced only when its successor is complete, so an error leaves the previous one in use. Throws if
 * another process builds in the same folder. `takeTexts` writes the texts that administrators imported; by default,
 * those of this machine's site.
 */
export async function prepare(takeTexts: () => void = writeLocalTexts): Promise<void> {
  requireSoundState();
  await prepareState();
  if (!isBuilt(takeTexts)) await withBuildLock(() => buildFromSound(takeTexts));
}

/**
 * Migrates the state of this site's own folder. Other sites that are served from the same pages have theirs. It comes
 * before the build, which reads the imported texts by the current names of their columns.
 */
async function prepareState(): Promise<void> {
  if (isAppMigrated()) return;
  if (wasAppMigrated() && !hasLocalState())
    process.stdout.write(
      'The state of the site (accounts, settings, imports) is missing, so the site starts empty. You can restore a backup in the dashboard, under “Backup”.\n',
    );
  await migrateApp('local');
}

/** Whether there is nothing to make at a start. */
export function isPrepared(): boolean {
  return isBuilt(writeLocalTexts) && isAppMigrated();
}

/** If reading the library shows that the disk damaged it, the library is rebuilt once. */
async function buildFromSound(takeTexts: () => void): Promise<void> {
  try {
    await build(takeTexts);
  } catch (error) {
    if (!removeCorruptLibraryFile()) throw error;
    process.stdout.write('data/library.sqlite is damaged and will be built again.\n');
    await build(takeTexts);
  }
}

async function build(takeTexts: () => void): Promise<void> {
  checkSlug();
  await finishSwap();
  removeLeftovers();
  takeTexts();
  const [edition] = await Promise.all([prepareLibraryAndPages(), bundleWorker()]);
  removeCorruptLibrary();
  if (!isLoaded(edition.id))
    await withProgress('Database', (onProgress) => publishLibrary({ target: 'local', onProgress }));
}

/** Whether the library, the pages and the database exist and have the same edition. */
function isBuilt(takeTexts: () => void): boolean {
  if (isSwapping() || hasLeftovers()) return false;
  takeTexts();
  if (!isLibraryCurrent() || !isWorkerBundled()) return false;
  const { id } = readEdition();
  return arePagesCurrent(id) && isLoaded(id);
}

/** Whether the local database has the edition. A database that cannot be read is loaded again. */
function isLoaded(edition: string): boolean {
  if (!isPublished(edition)) return false;
  if (holdsEdition(edition)) return true;
  clearPublished();
  return false;
}

/** A new library needs new pages, so their bundles are built in parallel with it, on another processor. */
async function prepareLibraryAndPages(): Promise<Edition> {
  const begun = isLibraryCurrent() ? undefined : startPages();
  try {
    if (begun) await prepareLibrary();
    const edition = readEdition();
    const pages = edition.hebrewEntries + edition.greekEntries;
    if (arePagesCurrent(edition.id)) await begun?.giveUp();
    else await withProgress('Pages', (onProgress) => buildPages(edition.id, pages, onProgress, begun));
    return edition;
  } catch (error) {
    await begun?.giveUp();
    throw error;
  }
}

async function prepareLibrary(): Promise<void> {
  const { missing, remarks } = await withProgress('Library', (onProgress) => buildLibrary({ onProgress }));
  for (const remark of remarks) process.stdout.write(`Imported: ${remark}\n`);
  for (const { name, advice } of missing) process.stdout.write(`Missing: ${name}. ${advice}\n`);
}
