import { resolve } from 'node:path';
import { runMark } from '../test-run/marked-processes.ts';

/** The databases of browser tests that `npm test` has not started. Ignored by Git. */
const browserState = resolve(import.meta.dirname, '../../.build/browser-state');

/**
 * Called by each Playwright configuration. `npm test` runs browser tests in a copy of the project. Tests that an editor or
 * `npx playwright test` starts run in the project itself: they get databases of their own, so that they create no
 * accounts in the owner's site.
 */
export function keepSiteUntouched(): void {
  if (!process.env[runMark]) process.env['LEXICON_STATE'] = browserState;
}
