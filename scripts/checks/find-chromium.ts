import { chromium } from 'playwright';
import { thisSystem, type System } from './system-programs.ts';

/** Debian's package and its command: headless Chromium. The browser tests take half the time in it. */
const shell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests. The order is CHROMIUM_PATH, Playwright's own, the system's headless shell
 * (installed with apt-get, if this process is root), any other Chromium of the system. Throws a sentence that says what
 * to do if there is none.
 */
export function findChromium(system: System = thisSystem, named = process.env['CHROMIUM_PATH']): string {
  if (named && system.exists(named)) return named;
  const own = chromium.executablePath();
  if (own && system.exists(own)) return own;
  const onSystem = (): string | undefined => systemNames.map((name) => system.onPath(name)).find(Boolean);
  const found = system.onPath(shell) ?? (system.install([shell]) ? system.onPath(shell) : undefined) ?? onSystem();
  if (found) return found;
  const installed = system.install(['chromium']) ? onSystem() : undefined;
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and found none. Install one with "npx playwright install chromium", with your package manager (Debian: "apt-get install chromium-headless-shell"), or set CHROMIUM_PATH.',
  );
}
