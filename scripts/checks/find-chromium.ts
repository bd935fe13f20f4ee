import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's package and its command: headless Chromium. The browser tests take half the time in it. */
const shell = 'chromium-headless-shell';
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests. The order is CHROMIUM_PATH, Playwright's own, the system's headless shell
 * (installed with apt-get, if this process is root), any other Chromium of the system. Throws a sentence that says what
 * to do if there is none.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const chromiumPath = onPath(shell) ?? (install(shell) ? onPath(shell) : undefined) ?? onSystem();
  if (chromiumPath) return chromiumPath;
  const installed = install('chromium') ? onSystem() : undefined;
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium and found none. Install one with "npx playwright install chromium", with your package manager (Debian: "apt-get install chromium-headless-shell"), or set CHROMIUM_PATH.',
  );
}

function onSystem(): string | undefined {
  return systemNames.map(onPath).find(Boolean);
}

/** Returns whether the installation succeeded. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  process.stdout.write(`Installing the package "${name}" for the browser tests …\n`);
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name} >/dev/null`;
  return spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'ignore'] }).status === 0;
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
