import { logFault } from '../islands/log-fault.ts';
import { build } from './build-id.ts';
import { cacheNames } from './cache-names.ts';
import { fetchPackIndex } from './pack-index.ts';
import { confirmBuild, readStandingPacks } from './pack-state.ts';
import { installedPacks, type InstalledPack } from './pack-store.ts';
import { forgetPacks } from './packed-pages.ts';

/** The script that searches texts in a thread of its own. The build of the pages puts it in. */
const searchThread = '__SEARCH_THREAD__';

/**
 * Where texts are kept, a build brings its search thread with it, so that they can be searched whenever the network
 * goes. Throws where it cannot be had: the build then waits.
 */
export async function bringSearchThread(): Promise<void> {
  if (!(await packsHere()).some(({ search }) => search) || (await caches.match(searchThread))) return;
  await (await caches.open(cacheNames.assets)).add(searchThread);
}

/** Packs that this build left as they were are its own from now on, and answer without the network being asked. */
export async function confirmPacks(): Promise<void> {
  try {
    if ((await packsHere()).every((pack) => pack.build === build)) return;
    const index = await fetchPackIndex();
    // The server may be a build ahead.
    if (index.build !== build) return;
    await confirmBuild(await readStandingPacks(index));
    forgetPacks();
  } catch (error) {
    logFault('confirm-packs', error);
  }
}

/** None where storage is refused. */
async function packsHere(): Promise<InstalledPack[]> {
  return installedPacks().catch(() => []);
}
