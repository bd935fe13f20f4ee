import type { Pack } from '#data/offline/contract/packs.ts';
import { twinOf } from '#data/versions/version-twins.ts';
import { cacheNames, packRecords } from '../../offline/cache-names.ts';
import type { OfflineSearch, SearchReply } from '../../offline/search-thread-messages.ts';

/** The search worker of this device. */
export interface Device {
  /** Never throws. */
  ask(search: OfflineSearch): Promise<SearchReply>;
  /** Whether it has the versions in memory, so that it can answer at once. */
  isWarm(versions: readonly string[]): boolean;
}

let opened: Device | undefined;

/** Whether all versions are downloaded. It fetches nothing. */
export async function areDownloaded(versions: readonly string[]): Promise<boolean> {
  if (opened?.isWarm(versions)) return true;
  try {
    const records = await Promise.all(
      versions.map(async (version) => (await recordOf(version)) ?? (await recordOf(twinOf(version)))),
    );
    return records.every((record) => record !== undefined);
  } catch {
    // Cache Storage is refused in some private windows, and missing without HTTPS.
    return false;
  }
}

/** The record of a version's pack. A text with two codes has one pack. */
async function recordOf(version: string | undefined): Promise<Response | undefined> {
  return version === undefined ? undefined : caches.match(packRecords + version, { cacheName: cacheNames.packs });
}

/** Codes of the downloaded versions, the oldest download first. */
export async function downloadedTexts(): Promise<string[]> {
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

/** Starts the search worker if there are downloads. Call when the page is idle. */
export async function prepareDevice(): Promise<void> {
  if ((await downloadedTexts()).length === 0) return;
  const { startOffline: beginOffline } = await import('../../offline/search-thread-client.ts');
  beginOffline();
}

/** The code that talks to the worker loads with the first search that needs it. */
export async function openDevice(): Promise<Device> {
  try {
    const { searchOffline: askOffline, isWarm } = await import('../../offline/search-thread-client.ts');
    opened = { ask: askOffline, isWarm };
    return opened;
  } catch (error) {
    return { ask: () => Promise.resolve({ kind: 'failed', message: String(error) }), isWarm: () => false };
  }
}
