import { shardOf, tryParseEntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { cacheNames } from '../../offline/cache-names.ts';
import { keepPage, pictures, unkeep, type KeepFault } from '../../offline/kept-pages.ts';
import { workerReady } from '../../chrome/register.ts';
import { logFault } from '../../client/log-fault.ts';

const faults: Record<KeepFault | 'worker' | 'remove', string> = {
  network: 'It could not be kept. There is no network to fetch it whole with.',
  edition: 'It could not be kept. The site has a new edition since: load this page again, then keep it.',
  storage: 'It could not be kept. The device has no room for it, or does not let the site keep anything.',
  worker: 'It could not be kept. This browser does not open kept pages without a network.',
  remove: 'It is kept still. The device does not let the site at what it keeps.',
};

/** Keeps a page on the device. Returns a sentence on what was in the way. */
export async function keep(path: string): Promise<string | undefined> {
  const fault = await keepPage([path, ...dataOf(path), ...pictures]);
  if (fault) {
    // Half of it would be listed as a page that opens.
    await letGo(path);
    return faults[fault];
  }
  if (await workerReady()) return undefined;
  await letGo(path);
  return faults.worker;
}

/** Forgets files that no kept page needs any more. */
async function unkeepUnused(files: readonly string[]): Promise<void> {
  const kept = await (await caches.open(cacheNames.kept)).keys();
  const needed = new Set(kept.flatMap(({ url }) => dataOf(new URL(url).pathname)));
  for (const file of files) if (!needed.has(file)) await unkeep(file);
}

/** What an entry's page copies from: the file of its hundred, which other entries share. */
function dataOf(path: string): string[] {
  const number = tryParseEntryNumber(path.split('/').at(-1) ?? '');
  return number && path === `/${productSlug}/${number}` ? [`/static-strongs/${shardOf(number)}.json`] : [];
}

/** Forgets a kept page. Returns a sentence on what was in the way. */
export async function letGo(path: string): Promise<string | undefined> {
  try {
    await unkeep(path);
    await unkeepUnused(dataOf(path));
    return undefined;
  } catch (error) {
    logFault('unkeep', error);
    return faults.remove;
  }
}
