import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium for the browser tests: Playwright's own, else the system's, else installed by the package
 * manager where that is possible. Throws a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const found = existing();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write('No Chromium found: installing the package "chromium" …\n');
    execFileSync(
      'sh',
      ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    const installed = existing();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium and found none. Install one with "npx playwright install chromium", with your package manager (Debian: "apt-get install chromium"), or set CHROMIUM_PATH.',
  );
}

function existing(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return named;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return systemNames.map(onPath).find(Boolean);
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
