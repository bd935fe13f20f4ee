import type { PackFile } from '#data/offline/contract/packs.ts';
import { cacheNames } from './cache-names.ts';
import { DownloadFault, storageFault } from './download-fault.ts';
import { fetchFile } from './fetch-file.ts';
import { isIntact } from './is-intact.ts';
import { beginPack, packFiles, recordPack, removeUnused, storedPaths, type InstalledPack } from './pack-store.ts';
import { withLock } from './with-lock.ts';

/** Files that are fetched at a time: on a slow line each waits 0.4 s for its answer. */
const atOnce = 3;
/** Held for the moment in which records and files are compared, so that nothing is removed that another tab counts on. */
export const storeLock = 'packs';

export interface DownloadProgress {
  kind: 'checking' | 'downloading';
  /** Bytes of `total` that are on the device. */
  done: number;
  total: number;
}

/**
 * Fetches what is missing of a pack and installs it when it is whole; until then an earlier one of its name serves on.
 * Whatever has come stays for the next time. Throws a {@link DownloadFault}, or what the signal was aborted with.
 */
export async function downloadPack(
  pack: InstalledPack,
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<void> {
  await stored(() => withLock(storeLock, () => beginPack(pack)));
  const files = packFiles(pack);
  const counted = new Map<string, number>();
  const tell = (kind: DownloadProgress['kind'], { path }: PackFile, bytes: number): void => {
    counted.set(path, bytes);
    onProgress({ kind, done: [...counted.values()].reduce((sum, each) => sum + each, 0), total: pack.bytes });
  };

  const missing: PackFile[] = [];
  const there = await stored(storedPaths);
  for (const file of files) {
    signal.throwIfAborted();
    if (there.has(file.path) && (await stored(() => isStoredWhole(file)))) tell('checking', file, file.bytes);
    else missing.push(file);
  }

  await inTurn(missing, async (file) => {
    signal.throwIfAborted();
    const response = await fetchFile(file, signal, (bytes) => tell('downloading', file, bytes));
    await stored(async () => (await caches.open(cacheNames.packs)).put(file.path, response));
    tell('downloading', file, file.bytes);
  });
  await stored(() => withLock(storeLock, () => install(pack, files)));
}

async function install(pack: InstalledPack, files: readonly PackFile[]): Promise<void> {
  const there = await storedPaths();
  // Taken away meanwhile, by the browser or by whoever cleared it.
  if (files.some(({ path }) => !there.has(path))) throw new DownloadFault('network');
  await recordPack(pack);
  await removeUnused();
}

async function isStoredWhole(file: PackFile): Promise<boolean> {
  const response = await (await caches.open(cacheNames.packs)).match(file.path);
  return response !== undefined && isIntact(file, await response.arrayBuffer());
}

/** Some at a time. After a fault nothing more is begun, and what is under way ends first. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  let fault: { cause: unknown } | undefined;
  const workOff = async (): Promise<void> => {
    for (const item of left) {
      if (fault) return;
      try {
        await work(item);
      } catch (cause) {
        fault ??= { cause };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
  if (fault) throw fault.cause;
}

async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof DownloadFault ? cause : storageFault(cause);
  }
}
