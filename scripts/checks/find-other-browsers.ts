import { firefox, webkit } from 'playwright';
import { thisSystem, type System } from './system-programs.ts';

/** `build`: Playwright's own build, or the system's. They need different protocols. `path` is the system's program. */
export type FoundBrowser = { name: BrowserName } & ({ build: 'playwright' } | { build: 'system'; path: string });

export type BrowserName = 'Firefox' | 'WebKit';

interface Wanted {
  name: BrowserName;
  playwrightPath: () => string;
  /** The system's program to start, and all programs that it needs. */
  program: string;
  needed: string[];
  /** Debian's packages of these programs. */
  packages: string[];
}

const wantedBrowsers: readonly Wanted[] = [
  {
    name: 'Firefox',
    playwrightPath: () => firefox.executablePath(),
    program: 'firefox-esr',
    needed: ['firefox-esr'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    playwrightPath: () => webkit.executablePath(),
    program: 'WebKitWebDriver',
    // WebKitGTK has no headless mode.
    needed: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** One browser of each kind: Playwright's own build, or the system's. `notes` names each missing one. */
export function findOtherBrowsers(system: System = thisSystem): { browsers: FoundBrowser[]; notes: string[] } {
  const browsers: FoundBrowser[] = [];
  const notes: string[] = [];
  for (const wanted of wantedBrowsers) {
    const browser =
      findBrowser(wanted, system) ?? (system.install(wanted.packages) ? findBrowser(wanted, system) : undefined);
    if (browser) browsers.push(browser);
    else notes.push(describeMissing(wanted));
  }
  return { browsers, notes };
}

function findBrowser({ name, playwrightPath, program, needed }: Wanted, system: System): FoundBrowser | undefined {
  if (system.exists(playwrightPath())) return { name, build: 'playwright' };
  const path = system.onPath(program);
  return path && needed.every((command) => system.onPath(command)) ? { name, build: 'system', path } : undefined;
}

function describeMissing({ name, packages }: Wanted): string {
  return `${name} was not tested: no browser was found and none could be installed (npx playwright install --with-deps ${name.toLowerCase()}; Debian: apt-get install ${packages.join(' ')}).`;
}
