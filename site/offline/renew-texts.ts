import { logFault } from '../client/log-fault.ts';
import { build } from './build-id.ts';
import { cacheNames } from './cache-names.ts';
import { fetchPackIndex } from './pack-index.ts';
import { downloadPack } from './download-pack.ts';
import { confirmBuild, readStandingPacks, type StandingPack } from './pack-state.ts';
import { installedPacks, storedPaths, type InstalledPack } from './pack-store.ts';
import { forgetPacks } from './packed-pages.ts';

/** The script that searches texts in a thread of its own. The build of the pages puts it in. */
const searchThread = '__SEARCH_THREAD__';

/** For some hundred kB, in ms. */
const renewalPatience = 120_000;

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
    const standing = await readStandingPacks(index);
    await confirmBuild(standing);
    await renewFrames(standing);
    forgetPacks();
  } catch (error) {
    logFault('confirm-packs', error);
  }
}

/**
 * Packs whose words a build left as they were, and of which it changed only what stands around them: the frames of pages,
 * and their scripts and fonts. They are brought without a word, unless the reader saves data; one that cannot be had
 * waits for the next time.
 */
async function renewFrames(standing: readonly StandingPack[]): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const here = await storedPaths();
  for (const { pack, state } of standing) {
    const words = [...pack.pieces, ...(pack.search ? [...pack.search.text, ...pack.search.dictionary] : [])];
    if (state.kind !== 'outdated' || words.some(({ path }) => !here.has(path))) continue;
    await downloadPack(pack, AbortSignal.timeout(renewalPatience), () => undefined);
  }
}

/** None where storage is refused. */
async function packsHere(): Promise<InstalledPack[]> {
  return installedPacks().catch(() => []);
}
