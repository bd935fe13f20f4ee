import { hasLocalState, requireSoundState } from './accounts/local-database.ts';
import { withBuildLock } from './build-lock.ts';
import { hasLeftovers } from './leftovers.ts';
import { isLibraryCurrent } from './library/library-fingerprint.ts';
import { readEdition } from './library/read-edition.ts';
import { arePagesCurrent } from './pages/pages-current.ts';
import { isSwapping } from './rebuild/swap.ts';
import { writeLocalTexts } from './rebuild/fetch-live-texts.ts';
import { isAppMigrated, migrateApp, wasAppMigrated } from './publish/migrate-app.ts';
import { isLoaded } from './publish/published.ts';
import { isWorkerBundled } from './worker-bundle.ts';

/**
 * Makes only what is missing, out of date or damaged: the library, the pages, the worker's bundle, the local databases.
 * Each one is replaced only when its successor is complete, so an error leaves the previous one in use. Throws if
 * another process builds in the same folder. `takeTexts` writes the texts that administrators imported; by default,
 * those of this machine's site.
 */
export async function prepare(takeTexts: () => void = writeLocalTexts): Promise<void> {
  requireSoundState();
  await prepareState();
  if (isBuilt(takeTexts)) return;
  // Imported only now, because the code that builds takes a second to load.
  const { makeMissing } = await import('./make-missing.ts');
  await withBuildLock(() => makeMissing(takeTexts));
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

/** Whether the library, the pages and the database exist and have the same edition. */
function isBuilt(takeTexts: () => void): boolean {
  if (isSwapping() || hasLeftovers()) return false;
  takeTexts();
  if (!isLibraryCurrent() || !isWorkerBundled()) return false;
  const { id } = readEdition();
  return arePagesCurrent(id) && isLoaded(id);
}
