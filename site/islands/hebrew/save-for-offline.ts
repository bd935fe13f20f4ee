import { savePageOffline, pictures } from '../../offline/saved-pages.ts';
import { workerReady } from '../../chrome/register.ts';

/**
 * Saves this page, its resources and the files in `more` on the device for offline use. Returns whether they are saved
 * and the service worker can serve them.
 */
export async function saveForOffline(more: readonly string[] = []): Promise<boolean> {
  const [error, isReady] = await Promise.all([
    savePageOffline([location.pathname, ...pictures, ...more]),
    workerReady(),
  ]);
  return error === undefined && isReady;
}
