import { polyfillsUrl } from './load-polyfills.ts';

declare const importScripts: (url: string) => void;

/** The same condition as in `load-polyfills.ts`. */
export const isComplete = 'groupBy' in Map && 'any' in AbortSignal && 'canParse' in URL;

// Must be the first import of a thread, because later modules need the polyfills while they load. Threads are classic
// scripts, which can load another synchronously.
if (!isComplete) importScripts(polyfillsUrl);
