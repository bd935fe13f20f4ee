import { firefox, test as base, webkit } from '@playwright/test';
import type { FoundBrowser } from '../../../scripts/checks/find-other-browsers.ts';
import { bundleLookup } from './bundle-lookup.ts';
import type { BrowserDriver } from './browser-driver.ts';
import { openFirefox } from './firefox.ts';
import { openPlaywright } from './playwright.ts';
import { Reader } from './reader.ts';
import { openSiteSwitch, type SiteSwitch } from './site-switch.ts';
import { openWebKit } from './webkit.ts';

interface OfErrand {
  reader: Reader;
  site: SiteSwitch;
}

interface OfBrowser {
  found: FoundBrowser;
  errandBrowser: BrowserDriver;
  lookup: string;
}

/** Each test has its own tab and origin. After a failed test the browser is restarted. */
export const test = base.extend<OfErrand, OfBrowser>({
  found: [
    { name: 'Firefox', build: 'playwright' },
    { scope: 'worker', option: true },
  ],

  errandBrowser: [
    async ({ found }, use) => {
      const browser = await openBrowser(found);
      process.stdout.write(`${found.name} ${browser.version} (${found.build})\n`);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  // A fixture has to destructure its dependencies, even if there are none.
  // oxlint-disable-next-line no-empty-pattern
  lookup: [async ({}, use) => use(await bundleLookup()), { scope: 'worker' }],

  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await openSiteSwitch(`http://localhost:${process.env['E2E_PORT']}`);
    await use(site);
    await site.disconnect();
  },

  reader: async ({ errandBrowser, site, lookup }, use, testInfo) => {
    const tab = await errandBrowser.openTab();
    await use(new Reader(tab, site.url, lookup));
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await tab.evaluate('`${location.href}\\n\\n${document.body.innerText}`').catch(String);
      await testInfo.attach('page', { body: String(body) });
    }
    // A browser that has crashed has no tab to close.
    await tab.close().catch(() => undefined);
  },
});

function openBrowser(found: FoundBrowser): Promise<BrowserDriver> {
  if (found.build === 'playwright') return openPlaywright(found.name === 'Firefox' ? firefox : webkit);
  return found.name === 'Firefox' ? openFirefox(found.path) : openWebKit(found.path);
}
