import { logFault } from '../client/log-fault.ts';
import { installedPacks, readPackedPage, type InstalledPack } from './pack-store.ts';

export interface PackedPage {
  text: string;
  /** Of the pack. */
  build: string;
  /** Of content, of the pack too: a page of another build has other styles. Packs of before 2026-11-23 name none. */
  policy: string | undefined;
}

let known: InstalledPack[] | undefined;

/** The packs' lists have changed. */
export function forgetPacks(): void {
  known = undefined;
}

/**
 * A page out of an installed pack, one of `build` before any other. The packs' lists stay in memory: reading them
 * costs more than reading the page. They are read again where they do not help, so that a pack counts from the moment
 * when it is whole, and one that was replaced or deleted no more.
 */
export async function packedPage(path: string, build: string): Promise<PackedPage | undefined> {
  try {
    const found = known && (await readFrom(known, path, build));
    if (found) return found;
    known = await installedPacks();
    return await readFrom(known, path, build);
  } catch (error) {
    logFault('installed-packs', error);
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
      logFault(`damaged-pack ${pack.name}`, error);
    }
  }
  return undefined;
}
