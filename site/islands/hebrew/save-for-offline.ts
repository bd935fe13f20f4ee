import { keepPage, pictures } from '../../offline/kept-pages.ts';
import { workerReady } from '../../chrome/register.ts';

/**
 * Keeps this page, what it is made of, and `more` on the device, so that all of it opens without a network.
 * Returns whether it is kept, and whether this device opens what it keeps.
 */
export async function keepOffline(more: readonly string[] = []): Promise<boolean> {
  const [fault, isReady] = await Promise.all([keepPage([location.pathname, ...pictures, ...more]), workerReady()]);
  return fault === undefined && isReady;
}
