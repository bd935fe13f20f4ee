import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInvite, storeInvite } from '../accounts/create-invite.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { brotliBytes } from '../checks/page-weights.ts';
import { scriptsUntil } from '../checks/scripts-until.ts';
import { connectingSeconds, latencyMilliseconds, onSlowLine, type Scenario } from './on-slow-line.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { openDatabase } from './imports/site-copy.ts';
import { serveCopy } from './serve-in-child-process.ts';
import { summary } from './summary.ts';

const password = 'a bench in the shade';
const runs = 3;
const typingMilliseconds = 8_000;
/** The design's limit for a usable tab. The limit of kilobytes applies to scripts without the editor. */
const usableSeconds = 2.5;
const maxKilobytes = 170;

export const dashboardBench: Bench = {
  name: 'dashboard',
  title: 'Dashboard on a slow connection',
  about: `A signed-in administrator opens a tab on a phone with ${latencyMilliseconds} ms of latency per response and 400 kbit/s. The benchmark measures the time until a control in the tab is usable: for the first tab, and for the list of settings, which needs one more request. “Cold cache” includes ${connectingSeconds.toFixed(1)} s for connection setup. With “warm cache”, the scripts are cached by an earlier visit. The page and the API responses are requested each time, because they must not be cached. “After Login” is from the click on Login with a cold cache. The click is ${typingMilliseconds / 1000} s after the form became usable, about as long as typing a name and a password takes.`,
  run: benchDashboard,
};

const folder = '.build/bench-dashboard';

type Tab = [name: string, path: string, isUsable: (page: Page) => Locator];

/** A control in a tab. */
const usable = '[role=tabpanel] :is(button, input)';
const tabs: Tab[] = [
  ['first tab', '/admin', (page) => page.locator(usable).first()],
  ['list of settings', '/admin#system-settings', (page) => page.getByRole('button', { name: /^Edit: / }).first()],
];

async function benchDashboard(): Promise<BenchResult> {
  const { url, stop } = await serveCopy(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const username = `bench-${Date.now() % 1e9}`;
    const invite = newInvite(username);
    const database = openDatabase(folder, 'invites');
    storeInvite(invite, database);
    database.close();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(inviteLink(url, invite.token));
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('tab', { name: 'System Settings' }).waitFor();
    const options: BrowserContextOptions = { storageState: await context.storageState(), serviceWorkers: 'block' };
    await context.close();

    const scenarios: [name: string, scenario: Scenario, who: BrowserContextOptions][] = tabs.flatMap(
      ([name, path, isUsable]): [string, Scenario, BrowserContextOptions][] => [
        [`${name}, cold cache`, async (...on) => connectingSeconds + (await open(path, isUsable)(...on)), options],
        [`${name}, warm cache`, open(path, isUsable, { isWarm: true }), options],
      ],
    );
    scenarios.push(['first tab, after Login', signIn(username), { serviceWorkers: 'block' }]);
    const measured = [];
    for (const [name, scenario, who] of scenarios) {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) seconds.push(await onSlowLine(browser, url, scenario, who));
      measured.push({ name, seconds: summary(seconds) });
    }
    const kilobytes = await weigh(await browser.newContext(options).then((each) => each.newPage()), url);
    return {
      targets: [
        ...measured.map(({ name, seconds }) => targetOf(name, 's', seconds, { atMost: usableSeconds })),
        {
          what: 'scripts loaded until the first tab is usable',
          unit: 'kB',
          value: kilobytes,
          atMost: maxKilobytes,
        },
      ],
      tables: [
        {
          title: `${runs} runs`,
          columns: [
            { name: 'median', unit: 's' },
            { name: 'minimum', unit: 's' },
            { name: 'maximum', unit: 's' },
          ],
          rows: measured.map(({ name, seconds: { median, min, max } }) => ({ name, values: [median, min, max] })),
        },
      ],
      charts: [],
      notes: [],
    };
  } finally {
    await browser.close();
    await stop();
  }
}

/** From opening the URL to a usable control. */
function open(path: string, isUsable: Tab[2], { isWarm = false } = {}): Scenario {
  return async (page, url) => {
    if (isWarm) {
      // A separate page, because the connection of the measured one is slow.
      const before = await page.context().newPage();
      await before.goto(url + path);
      await isUsable(before).waitFor();
      await before.close();
    }
    const begun = performance.now();
    await page.goto(url + path, { waitUntil: 'commit' });
    await isUsable(page).waitFor();
    return (performance.now() - begun) / 1000;
  };
}

/** From the click on Login to a usable control, on a first visit. */
function signIn(username: string): Scenario {
  return async (page, url) => {
    await page.goto(`${url}/auth`);
    await page.locator('[data-island=auth][data-alive]').waitFor();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.waitForTimeout(typingMilliseconds);
    const begun = performance.now();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.locator(usable).first().waitFor();
    return (performance.now() - begun) / 1000;
  };
}

/** Kilobytes of brotli at the platform's level. */
async function weigh(page: Page, url: string): Promise<number> {
  const scriptUrls = await scriptsUntil(page, `${url}/admin`, usable);
  const scripts = scriptUrls.map(async (each) => (await page.request.get(each)).body());
  return (await Promise.all(scripts)).map(brotliBytes).reduce((sum, each) => sum + each, 0) / 1000;
}
