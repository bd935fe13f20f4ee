/**
 * Features that the site or its libraries use and the supported browsers (`browserslist` in package.json) may lack. It
 * is a separate script, `/polyfills.js`, which only browsers that lack a feature load (`load-polyfills.ts`).
 */
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.group-by.js';
import 'core-js/modules/es.typed-array.find-last.js';
import 'core-js/modules/es.typed-array.find-last-index.js';
import 'core-js/modules/es.typed-array.to-reversed.js';
import 'core-js/modules/es.typed-array.to-sorted.js';
import 'core-js/modules/es.typed-array.with.js';
import 'core-js/modules/web.url.can-parse.js';
import { polyfillAbortSignal } from './abort-signal.ts';
import { polyfillLookbehind } from './lookbehind.ts';
import { markScripting, polyfillRequestSubmit } from './page-polyfills.ts';
import { polyfillSheets } from './sheets.ts';

polyfillAbortSignal();
polyfillLookbehind();
// Threads load this script too and have no document.
if ('document' in globalThis) {
  polyfillRequestSubmit();
  polyfillSheets();
  markScripting();
}
