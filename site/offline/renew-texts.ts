import { logClientError } from '../client/log-client-error.ts';
import { build } from './build-id.ts';
import { cacheNames } from './cache-names.ts';
import { fetchPackIndex } from './pack-index.ts';
import { downloadPack } from './download-pack.ts';
import { confirmBuild, listInstalledPacks, type ListedPack } from './pack-state.ts';
import { installedPacks, storedPaths, type InstalledPack } from './pack-store.ts';
import { forgetPacks } from './packed-pages.ts';

/** URL of the search thread's script, inserted by the build of the pages. */
const searchThread = '__SEARCH_THREAD__';

/** Timeout for a few hundred kB, in ms. */
const renewalTimeoutMs = 120_000;

/**
 * Caches the search thread of a new build if there are downloaded texts, so that they can be searched offline at any
 * time. Throws if it is not available; the build then waits.
 */
export async function cacheSearchThread(): Promise<void> {
  if (!(await packsHere()).some(({ search }) => search) || (await caches.match(searchThread))) return;
  await (await caches.open(cacheNames.assets)).add(searchThread);
}

/** Marks packs that this build did not change as its own, so that they are served without a request. */
export async function confirmPacks(): Promise<void> {
  try {
    if ((await packsHere()).every((pack) => pack.build === build)) return;
    const index = await fetchPackIndex();
    // The server may already have a newer build.
    if (index.build !== build) return;
    const standing = await listInstalledPacks(index);
    await confirmBuild(standing);
    await renewFrames(standing);
    forgetPacks();
  } catch (error) {
    logClientError('confirm-packs', error);
  }
}

/**
 * Updates packs if a build changed only the frames of their pages, scripts and fonts. They are downloaded without
 * notice, unless the reader saves data. A failed one is retried the next time.
 */
async function renewFrames(standing: readonly ListedPack[]): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const here = await storedPaths();
  for (const { pack, state } of standing) {
    const contentPieces = [...pack.pieces, ...(pack.search ? [...pack.search.text, ...pack.search.dictionary] : [])];
    if (state.kind !== 'outdated' || contentPieces.some(({ path }) => !here.has(path))) continue;
    await downloadPack(pack, AbortSignal.timeout(renewalTimeoutMs), () => undefined);
  }
}

/** Returns an empty list if storage is disabled. */
async function packsHere(): Promise<InstalledPack[]> {
  return installedPacks().catch(() => []);
}
