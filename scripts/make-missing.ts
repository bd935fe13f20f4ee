import { removeCorruptLibrary } from './accounts/local-database.ts';
import { removeLeftovers } from './leftovers.ts';
import { buildLibrary } from './library/build.ts';
import { isLibraryCurrent, removeCorruptLibraryFile } from './library/library-fingerprint.ts';
import { readEdition, type Edition } from './library/read-edition.ts';
import { buildPages, startPages } from './pages/build-pages.ts';
import { checkSlug } from './pages/check-slug.ts';
import { arePagesCurrent } from './pages/pages-current.ts';
import { withProgress } from './progress.ts';
import { publishLibrary } from './publish/publish.ts';
import { isLoaded } from './publish/published.ts';
import { finishSwap } from './rebuild/swap.ts';
import { bundleWorker } from './worker-bundle.ts';

/**
 * Makes the library, the pages, the worker's bundle and the local database, as far as they are not current. If reading
 * the library shows that the disk damaged it, the library is rebuilt once. The caller holds the build lock. For
 * `takeTexts`, see `prepare`.
 */
export async function makeMissing(takeTexts: () => void): Promise<void> {
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
