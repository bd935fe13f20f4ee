import { logClientError } from '../client/log-client-error.ts';
import { installedPacks, readPackedPage, type InstalledPack } from './pack-store.ts';

export interface PackedPage {
  text: string;
  /** The build of the pack. */
  build: string;
  /**
   * The Content-Security-Policy of the pack: pages of another build have other styles. Packs from before 2026-11-23
   * have none.
   */
  policy: string | undefined;
}

let cachedPacks: InstalledPack[] | undefined;

/** Clears the cached list of packs after a change. */
export function forgetPacks(): void {
  cachedPacks = undefined;
}

/**
 * Returns a page from an installed pack, preferably one of `build`. The list of packs is cached in memory, because
 * reading it costs more than reading the page. It is read again if the page is not found, so that new packs are used at
 * once, and replaced or deleted ones no longer.
 */
export async function packedPage(path: string, build: string): Promise<PackedPage | undefined> {
  try {
    const page = cachedPacks && (await readFrom(cachedPacks, path, build));
    if (page) return page;
    cachedPacks = await installedPacks();
    return await readFrom(cachedPacks, path, build);
  } catch (error) {
    logClientError('installed-packs', error);
    return undefined;
  }
}

async function readFrom(packs: readonly InstalledPack[], path: string, build: string): Promise<PackedPage | undefined> {
  const covering = packs.filter(({ covers }) => covers.some((beginning) => path.startsWith(beginning)));
  for (const pack of covering.sort((a, b) => Number(b.build === build) - Number(a.build === build))) {
    try {
      const text = await readPackedPage(pack, path);
      if (text !== undefined) return { text, build: pack.build, policy: pack.policy };
    } catch (error) {
      logClientError(`damaged-pack ${pack.name}`, error);
    }
  }
  return undefined;
}
