import { cacheNames, packRecords } from '../../offline/cache-names.ts';
import type { OfflineSearch, SearchReply } from '../../offline/search-messages.ts';

/** The search thread of this device. */
export interface Device {
  /** Never throws. */
  ask(search: OfflineSearch): Promise<SearchReply>;
  /** It answers at once. */
  isWarm(versions: readonly string[]): boolean;
}

/** Whether all of them are kept on this device: a look that fetches nothing. */
export async function areKept(versions: readonly string[]): Promise<boolean> {
  try {
    const records = await Promise.all(versions.map((version) => caches.match(packRecords + version, { cacheName: cacheNames.packs })));
    return records.every((record) => record !== undefined);
  } catch {
    // Refused in some private windows, and absent where the site is not served securely.
    return false;
  }
}

/** Whether any pack is kept. */
export async function keepsAny(): Promise<boolean> {
  try {
    if (!(await caches.has(cacheNames.packs))) return false;
    const kept = await (await caches.open(cacheNames.packs)).keys();
    return kept.some(({ url }) => new URL(url).pathname.startsWith(packRecords));
  } catch {
    return false;
  }
}

/** What talks to the thread is fetched with the first search that needs it. */
export async function openDevice(): Promise<Device> {
  try {
    const { askOffline, isWarm } = await import('../../offline/offline-search.ts');
    return { ask: askOffline, isWarm };
  } catch (error) {
    return { ask: () => Promise.resolve({ kind: 'failed', message: String(error) }), isWarm: () => false };
  }
}
