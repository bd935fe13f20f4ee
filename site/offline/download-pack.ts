import type { PackFile } from '#data/offline/contract/packs.ts';
import { cacheNames } from './cache-names.ts';
import { DownloadError, toStorageError } from './download-error.ts';
import { fetchFile } from './fetch-file.ts';
import { isIntact } from './is-intact.ts';
import { startPack, packFiles, recordPack, removeUnused, storedPaths, type InstalledPack } from './pack-store.ts';
import { withLock } from './with-lock.ts';

/** Number of parallel downloads. On a slow connection, each response takes 0.4 s to start. */
const parallelDownloads = 3;
/** Lock held while records and files are compared, so that nothing is removed that another tab needs. */
export const storeLock = 'packs';

export interface DownloadProgress {
  kind: 'checking' | 'downloading';
  /** Bytes of `total` that are on the device. */
  done: number;
  total: number;
}

/**
 * Downloads the missing files of a pack and installs it when it is complete. Until then, an earlier pack with its name
 * remains in use. Downloaded files remain for the next attempt. Throws a {@link DownloadError} or the abort reason of
 * the signal.
 */
export async function downloadPack(
  pack: InstalledPack,
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<void> {
  await stored(() => withLock(storeLock, () => startPack(pack)));
  const files = packFiles(pack);
  const counted = new Map<string, number>();
  const report = (kind: DownloadProgress['kind'], { path }: PackFile, bytes: number): void => {
    counted.set(path, bytes);
    onProgress({ kind, done: [...counted.values()].reduce((sum, each) => sum + each, 0), total: pack.bytes });
  };

  const missing: PackFile[] = [];
  const there = await stored(storedPaths);
  for (const file of files) {
    signal.throwIfAborted();
    if (there.has(file.path) && (await stored(() => isStoredWhole(file)))) report('checking', file, file.bytes);
    else missing.push(file);
  }

  await inTurn(missing, async (file) => {
    signal.throwIfAborted();
    const response = await fetchFile(file, signal, (bytes) => report('downloading', file, bytes));
    await stored(async () => (await caches.open(cacheNames.packs)).put(file.path, response));
    report('downloading', file, file.bytes);
  });
  await stored(() => withLock(storeLock, () => install(pack, files)));
}

async function install(pack: InstalledPack, files: readonly PackFile[]): Promise<void> {
  const there = await storedPaths();
  // Deleted in the meantime, by the browser or by the reader.
  if (files.some(({ path }) => !there.has(path))) throw new DownloadError('network');
  await recordPack(pack);
  await removeUnused();
}

async function isStoredWhole(file: PackFile): Promise<boolean> {
  const response = await (await caches.open(cacheNames.packs)).match(file.path);
  return response !== undefined && isIntact(file, await response.arrayBuffer());
}

/** Runs some at a time. After an error, nothing more is started, and running work finishes first. */
async function inTurn<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  let failure: { cause: unknown } | undefined;
  const workOff = async (): Promise<void> => {
    for (const item of queue) {
      if (failure) return;
      try {
        await work(item);
      } catch (cause) {
        failure ??= { cause };
      }
    }
  };
  await Promise.all(Array.from({ length: parallelDownloads }, workOff));
  if (failure) throw failure.cause;
}

async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof DownloadError ? cause : toStorageError(cause);
  }
}
