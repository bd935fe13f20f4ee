import { cacheNames } from './cache-names.ts';

/** Whether the reader has saved this page for offline use. */
export async function isSavedPage(path: string): Promise<boolean> {
  try {
    return (await (await caches.open(cacheNames.saved)).match(path, { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}
