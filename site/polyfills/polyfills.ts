/**
 * What the supported browsers lack (`browserslist` in package.json), and the site or a library of it uses. It is a
 * script of its own, `/polyfills.js`, and only browsers that lack some of it load it (`load-polyfills.ts`).
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
import { markScripting, polyfillRequestSubmit } from './page.ts';
import { polyfillSheets } from './sheets.ts';

polyfillAbortSignal();
polyfillLookbehind();
// Threads load this script as well, and have no page.
if ('document' in globalThis) {
  polyfillRequestSubmit();
  polyfillSheets();
  markScripting();
}
