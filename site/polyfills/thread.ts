import { polyfillsUrl } from './load-polyfills.ts';

declare const importScripts: (url: string) => void;

/** As in `load-polyfills.ts`. */
export const isComplete = 'groupBy' in Map && 'any' in AbortSignal && 'canParse' in URL;

// The first import of a thread: the modules after it need the functions while they load. Threads are classic scripts,
// which can wait for another.
if (!isComplete) importScripts(polyfillsUrl);
