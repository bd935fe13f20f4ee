import { keepPage, pictures } from '../../offline/kept-pages.ts';
import { workerReady } from '../../chrome/register.ts';

/**
 * Saves this page, its resources and the files in `more` on the device for offline use. Returns whether they are saved
 * and the service worker can serve them.
 */
export async function keepOffline(more: readonly string[] = []): Promise<boolean> {
  const [error, isReady] = await Promise.all([keepPage([location.pathname, ...pictures, ...more]), workerReady()]);
  return error === undefined && isReady;
}
