import { chromium, type Page } from 'playwright';
import { productSlug } from '#data/site/product.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { connectingSeconds, latencyMilliseconds, onSlowLine, type Scenario } from './on-slow-line.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';
import { summary } from './summary.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';

/** Time after the load event for late paints. */
const settlingMilliseconds = 500;

export const slowLineBench: Bench = {
  name: 'slow-line',
  title: 'Load time on a slow connection',
  about: `A phone with ${latencyMilliseconds} ms of latency per response and 400 kbit/s, emulated by Chromium. “LCP” is the largest contentful paint. “Cold cache” is a first visit in a new browser context, “warm cache” a visit after the service worker has stored the page. The emulation omits the three round trips of connection setup (DNS, TCP, TLS), so ${connectingSeconds.toFixed(1)} s are added to each load with a cold cache. With the request itself, such a load takes at least four round trips, ${((4 * latencyMilliseconds) / 1000).toFixed(1)} s.`,
  run: () => benchSlowLine(),
};

async function benchSlowLine(runs = 3): Promise<BenchResult> {
  const { url, stop } = await serveInChildProcess();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    // The optional third value is the design's limit, in seconds.
    const scenarios: [name: string, scenario: Scenario, atMost?: number][] = [
      ['entry page, LCP, cold cache', firstVisit(`/${productSlug}/H430`), 1.8],
      ['chapter, LCP, cold cache', firstVisit('/bible/kjv_strongs/john/3'), 1.8],
      ['search results (server-rendered), LCP, cold cache', firstVisit('/results?q=gold'), 1.8],
      ['interlinear text of Psalm 119, first verses, cold cache', firstVerses('/interlinear/kjv/psalms/119'), 2],
      ['entry page, LCP, warm cache', laterVisit(`/${productSlug}/H430`, { isOffline: false }), 0.3],
      ['chapter, LCP, warm cache', laterVisit('/bible/kjv_strongs/john/3', { isOffline: false }), 0.3],
      ['entry page, LCP, offline after a visit', laterVisit(`/${productSlug}/H430`, { isOffline: true }), 0.3],
      [
        'entry page, LCP, offline from a downloaded pack',
        laterVisit(`/${productSlug}/G26`, { isOffline: true, pack: 'greek-entries' }),
        0.3,
      ],
      ['second search on the results page, API', nextSearch(false)],
      ['second search on the results page, static index', nextSearch(true)],
    ];
    const measured: { name: string; atMost: number | undefined; seconds: ReturnType<typeof summary> }[] = [];
    for (const [name, scenario, atMost] of scenarios) {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) seconds.push(await onSlowLine(browser, url, scenario));
      measured.push({ name, atMost, seconds: summary(seconds) });
    }
    return {
      targets: measured.flatMap(({ name, atMost, seconds }) =>
        atMost === undefined ? [] : [targetOf(name, 's', seconds, { atMost })],
      ),
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
      charts: [
        {
          kind: 'bars',
          name: 'slow-line',
          title: 'Seconds on a slow connection',
          unit: 's',
          bars: measured.map(({ name, seconds }) => ({ name, value: seconds.median, isOurs: true })),
        },
      ],
      notes: [],
    };
  } finally {
    await browser.close();
    await stop();
  }
}

function firstVisit(path: string): Scenario {
  const paint = largestPaint(path);
  return async (page, url) => connectingSeconds + (await paint(page, url));
}

/** Until a word of the first verse is painted in the viewport, while later verses are still being received. */
function firstVerses(path: string): Scenario {
  return async (page, url) => {
    await page.addInitScript(() => {
      const look = (): void => {
        const word = document.querySelector('.stacks li');
        const isPainted = word && performance.getEntriesByName('first-contentful-paint').length > 0;
        const isShown = word && word.getBoundingClientRect().top < innerHeight;
        if (isPainted && isShown) performance.mark('first-verses');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(url + path, { waitUntil: 'load' });
    const [start = Number.NaN] = await page.evaluate(() =>
      performance.getEntriesByName('first-verses').map(({ startTime }) => startTime),
    );
    return connectingSeconds + start / 1000;
  };
}

function largestPaint(path: string): Scenario {
  return async (page, url) => {
    // Waits for fonts, but not for the later downloads of the service worker, which take seconds on this connection.
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(settlingMilliseconds);
    const milliseconds = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    return milliseconds / 1000;
  };
}

/**
 * Measures a visit after the service worker has stored the page, or the pack with the page. If the browser is online, the
 * service worker is stopped first, as browsers do between visits, so that its startup is included. An automated browser
 * cannot start a service worker offline.
 */
function laterVisit(path: string, { isOffline, pack }: { isOffline: boolean; pack?: string }): Scenario {
  const paint = largestPaint(path);
  return async (page, url) => {
    const context = page.context();
    // A separate page, because the connection of the measured one is slow.
    const before = await context.newPage();
    await before.goto(pack ? `${url}/about/texts` : url + path, { waitUntil: 'networkidle' });
    await before.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    // The service worker does not serve the page that installed it, nor one that follows at once.
    while (!(await before.reload({ waitUntil: 'networkidle' }))?.fromServiceWorker()) await before.waitForTimeout(100);
    if (pack) await installPack(before, pack);
    await before.waitForLoadState('networkidle');
    if (isOffline) await context.setOffline(true);
    else {
      const session = await context.newCDPSession(before);
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
    }
    await before.close();
    return paint(page, url);
  };
}

/** Downloads a pack like the page /offline, without progress bars and checks. */
async function installPack(page: Page, name: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    interface File {
      path: string;
    }
    const {
      build,
      packs,
    }: { build: string; packs: { name: string; frames: File[]; pieces: File[]; assets: File[] }[] } = await (
      await fetch('/packs/index.json')
    ).json();
    const pack = packs.find((each) => each.name === wanted);
    if (!pack) throw new Error(`/packs/index.json has no pack ${wanted}`);
    const cache = await caches.open('packs');
    await cache.addAll([...pack.frames, ...pack.pieces, ...pack.assets].map(({ path }) => path));
    await cache.put(`/packs/installed/${wanted}`, Response.json({ ...pack, build }));
  }, name);
}

/**
 * From Enter to the first result. Bypasses the service worker, because its requests are not throttled. With `offline`,
 * requests to the API fail, and the search in the static index responds.
 */
function nextSearch(offline: boolean): Scenario {
  return async (page, url) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto(`${url}/results?q=gold`, { waitUntil: 'networkidle' });
    if (offline) await page.route('**/api/**', (route) => route.abort());
    const box = page.getByLabel('Search the Bible');
    // On such a connection the page hydrates on the first interaction. Until then, the form is submitted as without
    // scripts.
    await box.focus();
    await page.locator('main[data-alive]').waitFor();
    await box.fill('silver');
    const begun = performance.now();
    await box.press('Enter');
    await (
      offline
        ? page.locator('section:has(.static-note) li').first()
        : page.locator('.hits > li', { hasText: 'silver' }).first()
    ).waitFor();
    return (performance.now() - begun) / 1000;
  };
}
