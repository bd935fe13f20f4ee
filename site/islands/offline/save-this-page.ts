import { shardOf, tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { cacheNames } from '../../offline/cache-names.ts';
import { savePageOffline, pictures, deleteSavedPage, type SavePageError } from '../../offline/saved-pages.ts';
import { workerReady } from '../../chrome/register.ts';
import {
  removeFailed,
  saveFailedBrowser,
  saveFailedOffline,
  saveFailedStorage,
  saveFailedUpdated,
} from './messages.ts';
import { logClientError } from '../../client/log-client-error.ts';

const messages: Record<SavePageError | 'worker' | 'remove', string> = {
  network: saveFailedOffline,
  edition: saveFailedUpdated,
  storage: saveFailedStorage,
  worker: saveFailedBrowser,
  remove: removeFailed,
};

/** Saves a page on the device. On failure, returns a sentence that says why. */
export async function saveThisPage(path: string): Promise<string | undefined> {
  const error = await savePageOffline([path, ...dataOf(path), ...pictures]);
  if (error) {
    // A partly saved page would be listed as one that opens offline.
    await removeSavedPage(path);
    return messages[error];
  }
  if (await workerReady()) return undefined;
  await removeSavedPage(path);
  return messages.worker;
}

/** Removes files that no saved page needs any more. */
async function removeUnused(files: readonly string[]): Promise<void> {
  const savedPages = await (await caches.open(cacheNames.saved)).keys();
  const needed = new Set(savedPages.flatMap(({ url }) => dataOf(new URL(url).pathname)));
  for (const file of files) if (!needed.has(file)) await deleteSavedPage(file);
}

/** The data file from which an entry page copies. It has 100 entries, so several pages share it. */
function dataOf(path: string): string[] {
  const number = tryParseEntryNumber(path.split('/').at(-1) ?? '');
  return number && path === `/${productSlug}/${number}` ? [`/static-strongs/${shardOf(number)}.json`] : [];
}

/** Removes a saved page. On failure, returns a sentence that says why. */
export async function removeSavedPage(path: string): Promise<string | undefined> {
  try {
    await deleteSavedPage(path);
    await removeUnused(dataOf(path));
    return undefined;
  } catch (error) {
    logClientError('unkeep', error);
    return messages.remove;
  }
}
