import { cacheNames } from './cache-names.ts';

/** Whether a page opens from this device until the reader says otherwise. */
export async function isKept(path: string): Promise<boolean> {
  try {
    return (await (await caches.open(cacheNames.kept)).match(path, { ignoreVary: true })) !== undefined;
  } catch {
    return false;
  }
}
