/** URL of the polyfills: a classic script, which pages, threads and the service worker can load. */
export const polyfillsUrl = '/polyfills.js';

/**
 * Whether a browser has all of `polyfills.ts`. Browsers with these three have the others too: they came last, in Chrome
 * 117 to 120, Safari 17.4, Firefox 124. It is source text because every page has it inline in its HTML.
 */
const hasAll = 'Map.groupBy&&AbortSignal.any&&URL.canParse';

/**
 * For the head of every page. The script that it writes is deferred, so it does not delay rendering, and it runs before
 * the page's modules, which are deferred too.
 */
export const polyfillLine = `${hasAll}||document.write('<script defer src=${polyfillsUrl}><\\/script>')`;
