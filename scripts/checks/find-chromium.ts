import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Debian's package and its command: Chromium without windows, in which the tests take a quarter less time. */
const shell = 'chromium-headless-shell';
const systemNames = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests: the one that is named, else Playwright's own, else the system's, else
 * installed by the package manager where that is possible. Throws a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const found = onSystem() ?? (install(shell) || install('chromium') ? onSystem() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium and found none. Install one with "npx playwright install chromium", with your package manager (Debian: "apt-get install chromium-headless-shell"), or set CHROMIUM_PATH.',
  );
}

function onSystem(): string | undefined {
  return systemNames.map(onPath).find(Boolean);
}

/** Whether the package manager has installed it. */
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
