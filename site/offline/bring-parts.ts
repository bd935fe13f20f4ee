import { assetFolder, followScripts, type ScriptGraph } from '#data/site/script-graph.ts';
import { logClientError } from '../client/log-client-error.ts';
import { build, buildHeader } from './build-id.ts';
import { cacheNames } from './cache-names.ts';

const ownScript = /<script type="?module"? src="?\/_astro\/([\w-]+\.js)/g;

/**
 * Fetches the lazy-loaded parts of a visited page, so that its buttons work offline. Only for pages of this worker's
 * build, whose scripts the server certainly has.
 */
export async function prefetchLazyParts(page: Response, graphHere: () => Promise<Response | undefined>): Promise<void> {
  try {
    const served = page.headers.get(buildHeader);
    if (!page.headers.get('content-type')?.startsWith('text/html') || (served !== null && served !== build)) return;
    const html = await page.text();
    const ownScripts = Array.from(html.matchAll(ownScript), ([, name = '']) => name);
    const graph = (await (await graphHere())?.json()) as ScriptGraph | undefined;
    if (!graph || ownScripts.length === 0) return;
    const cache = await caches.open(cacheNames.assets);
    for (const name of followScripts(graph, ownScripts, ['now', 'later'])) {
      // Sequentially, because a reader may be loading the next page.
      if (!(await caches.match(assetFolder + name, { ignoreVary: true }))) await cache.add(assetFolder + name);
    }
  } catch (error) {
    logClientError('bring-parts', error);
  }
}
