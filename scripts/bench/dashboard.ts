import { chromium, type BrowserContextOptions, type Locator, type Page } from 'playwright';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInvite, storeInvite } from '../accounts/create-invite.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { brotliBytes } from '../checks/page-weights.ts';
import { scriptsUntil } from '../checks/scripts-until.ts';
import { connectingSeconds, latencyMilliseconds, onSlowLine, type Errand } from './on-slow-line.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { openDatabase } from './imports/site-copy.ts';
import { serveCopy } from './serve-apart.ts';
import { summary } from './summary.ts';

const password = 'a bench in the shade';
const runs = 3;
const typingMilliseconds = 8_000;
/** The design's limit. The weight of the dashboard before its first tab is counted without its editor. */
const usableSeconds = 2.5;
const maxKilobytes = 170;

export const dashboardBench: Bench = {
  name: 'dashboard',
  title: 'The dashboard on a slow line',
  about: `An administrator who is signed in opens a tab on a phone whose line takes ${latencyMilliseconds} ms before each answer begins and then carries 400 kbit/s, until there is something to do in it: the first tab, and the list of the settings, which has to be asked for. Once with an empty cache, with ${connectingSeconds.toFixed(1)} s added for connecting, and once with the scripts of an earlier visit; the page itself and every answer are asked for each time, since no cache may keep them. And once from pressing Login with an empty cache, ${typingMilliseconds / 1000} s after the form came to life, as long as it takes to type a name and a password.`,
  run: benchDashboard,
};

const folder = '.build/bench-dashboard';

type Tab = [name: string, path: string, isUsable: (page: Page) => Locator];

/** A control in a tab. */
const usable = '[role=tabpanel] :is(button, input)';
const tabs: Tab[] = [
  ['first tab', '/admin', (page) => page.locator(usable).first()],
  ['list of the settings', '/admin#system-settings', (page) => page.getByRole('button', { name: /^Edit: / }).first()],
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

    const errands: [name: string, errand: Errand, who: BrowserContextOptions][] = tabs.flatMap(
      ([name, path, isUsable]): [string, Errand, BrowserContextOptions][] => [
        [`${name}, empty cache`, async (...on) => connectingSeconds + (await open(path, isUsable)(...on)), options],
        [`${name}, scripts of an earlier visit`, open(path, isUsable, { isLater: true }), options],
      ],
    );
    errands.push(['first tab, from pressing Login', signIn(username), { serviceWorkers: 'block' }]);
    const measured = [];
    for (const [name, errand, who] of errands) {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) seconds.push(await onSlowLine(browser, url, errand, who));
      measured.push({ name, seconds: summary(seconds) });
    }
    const kilobytes = await weigh(await browser.newContext(options).then((each) => each.newPage()), url);
    return {
      targets: [
        ...measured.map(({ name, seconds }) =>
          targetOf(`slow line: dashboard, ${name}`, 's', seconds, { atMost: usableSeconds }),
        ),
        {
          what: 'scripts of the dashboard until its first tab stands',
          unit: 'kB',
          value: kilobytes,
          atMost: maxKilobytes,
        },
      ],
      tables: [
        {
          title: `${runs} runs each`,
          columns: [
            { name: 'median', unit: 's' },
            { name: 'fastest', unit: 's' },
            { name: 'slowest', unit: 's' },
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
function open(path: string, isUsable: Tab[2], { isLater = false } = {}): Errand {
  return async (page, url) => {
    if (isLater) {
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

/** From pressing Login to a usable control, on a first visit. */
function signIn(username: string): Errand {
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

/** Brotli, with the platform's level. */
async function weigh(page: Page, url: string): Promise<number> {
  const scriptUrls = await scriptsUntil(page, `${url}/admin`, usable);
  const scripts = scriptUrls.map(async (each) => (await page.request.get(each)).body());
  return (await Promise.all(scripts)).map(brotliBytes).reduce((sum, each) => sum + each, 0) / 1000;
}
