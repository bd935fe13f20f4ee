/** Where the build writes the polyfills: a classic script, which a page, a thread and the service worker can load. */
export const polyfillsUrl = '/polyfills.js';

/**
 * Whether a browser has all of `polyfills.ts`. Every browser that has these three has the others: they came last, in
 * Chrome 117 to 120, Safari 17.4, Firefox 124. It is source text, since every page carries it in its own HTML.
 */
const hasAll = 'Map.groupBy&&AbortSignal.any&&URL.canParse';

/**
 * For the head of every page. The script that it writes is deferred, so it delays no text, and runs before the modules of
 * the page, which are deferred too.
 */
export const polyfillLine = `${hasAll}||document.write('<script defer src=${polyfillsUrl}><\\/script>')`;
