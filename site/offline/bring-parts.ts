import { assetFolder, followScripts, type ScriptGraph } from '#data/site/script-graph.ts';
import { logFault } from '../client/log-fault.ts';
import { build, buildHeader } from './build-id.ts';
import { cacheNames } from './cache-names.ts';

const ownScript = /<script type="?module"? src="?\/_astro\/([\w-]+\.js)/g;

/**
 * Fetches the parts of a page that come on first use, once it was visited: else it would open again without a network
 * and its buttons would do nothing. Only for pages of this worker's own build, whose scripts the server surely has.
 */
export async function bringParts(page: Response, graphHere: () => Promise<Response | undefined>): Promise<void> {
  try {
    const served = page.headers.get(buildHeader);
    if (!page.headers.get('content-type')?.startsWith('text/html') || (served !== null && served !== build)) return;
    const html = await page.text();
    const own = Array.from(html.matchAll(ownScript), ([, name = '']) => name);
    const graph = (await (await graphHere())?.json()) as ScriptGraph | undefined;
    if (!graph || own.length === 0) return;
    const cache = await caches.open(cacheNames.assets);
    for (const name of followScripts(graph, own, ['now', 'later'])) {
      // One after the other: a reader may be on the way to the next page.
      if (!(await caches.match(assetFolder + name, { ignoreVary: true }))) await cache.add(assetFolder + name);
    }
  } catch (error) {
    logFault('bring-parts', error);
  }
}
