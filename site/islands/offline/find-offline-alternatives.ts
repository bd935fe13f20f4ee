import type { StoredContent } from '../../views/offline/NotSavedPage.tsx';
import { cacheNames } from '../../offline/cache-names.ts';
import { isCovered, canonicalPath } from '../../offline/saved-page-url.ts';
import { installedPacks, readPackedPage, type InstalledPack } from '../../offline/pack-store.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { listSavedPages } from './list-pages.ts';

const maxVisited = 12;
/** Path of the page about the texts, which every pack contains. */
const aboutTexts = '/about/';

/** What the device has instead of the page at this path, and which download should contain that page. */
export async function findOfflineAlternatives(path: string): Promise<StoredContent> {
  const [packs, savedPages, visited] = await Promise.all([
    installedPacks().catch(() => []),
    listSavedPages(cacheNames.saved),
    listSavedPages(cacheNames.visited, maxVisited),
  ]);
  const savedPaths = new Set(savedPages.map((page) => page.path));
  return {
    canSearch: packs.some(({ search }) => search),
    packs: packs.flatMap(({ members, title, about }) => {
      const own = members.find(({ first }) => !first.startsWith(aboutTexts));
      return own ? [{ path: own.first, title, about }] : [];
    }),
    savedPages: savedPages,
    visited: visited.filter((page) => !savedPaths.has(page.path)),
    cause: await causeOf(packs, canonicalPath(path)),
  };
}

/** Explains why a pack that covers the page does not contain it or cannot be read. */
async function causeOf(packs: readonly InstalledPack[], path: string): Promise<StoredContent['cause']> {
  for (const pack of packs.filter(({ covers }) => isCovered(covers, path))) {
    try {
      if ((await readPackedPage(pack, path)) === undefined) return { kind: 'no-such-page', title: pack.title };
    } catch (error) {
      logClientError(`damaged-pack ${pack.name}`, error);
      return { kind: 'damaged', title: pack.title };
    }
  }
  return undefined;
}
