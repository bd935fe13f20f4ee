import type { Pack } from '#data/offline/contract/packs.ts';
import { twinOf } from '#data/versions/version-twins.ts';
import { cacheNames, packRecords } from '../../offline/cache-names.ts';
import type { OfflineSearch, SearchReply } from '../../offline/search-messages.ts';

/** The search thread of this device. */
export interface Device {
  /** Never throws. */
  ask(search: OfflineSearch): Promise<SearchReply>;
  /** It answers at once. */
  isWarm(versions: readonly string[]): boolean;
}

let opened: Device | undefined;

/** Whether all of them are kept on this device: a look that fetches nothing. The thread itself knows what it has in memory. */
export async function areKept(versions: readonly string[]): Promise<boolean> {
  if (opened?.isWarm(versions)) return true;
  try {
    const records = await Promise.all(
      versions.map(async (version) => (await recordOf(version)) ?? (await recordOf(twinOf(version)))),
    );
    return records.every((record) => record !== undefined);
  } catch {
    // Refused in some private windows, and absent where the site is not served securely.
    return false;
  }
}

/** Of the pack of a version: a text with two codes is packed under one. */
async function recordOf(version: string | undefined): Promise<Response | undefined> {
  return version === undefined ? undefined : caches.match(packRecords + version, { cacheName: cacheNames.packs });
}

/** Codes of the versions that are kept, in the order in which they were. */
export async function keptTexts(): Promise<string[]> {
  try {
    if (!(await caches.has(cacheNames.packs))) return [];
    const cache = await caches.open(cacheNames.packs);
    const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(packRecords));
    const packs = await Promise.all(
      records.map(async (record) => (await (await cache.match(record))?.json()) as Partial<Pack> | undefined),
    );
    return packs.flatMap((pack) => (pack?.search && pack.name ? [pack.name] : []));
  } catch {
    return [];
  }
}

/** Fetches the thread of this build where texts are kept, once the page is idle. */
export async function prepareDevice(): Promise<void> {
  if ((await keptTexts()).length === 0) return;
  const { beginOffline } = await import('../../offline/offline-search.ts');
  beginOffline();
}

/** What talks to the thread is fetched with the first search that needs it. */
export async function openDevice(): Promise<Device> {
  try {
    const { askOffline, isWarm } = await import('../../offline/offline-search.ts');
    opened = { ask: askOffline, isWarm };
    return opened;
  } catch (error) {
    return { ask: () => Promise.resolve({ kind: 'failed', message: String(error) }), isWarm: () => false };
  }
}
