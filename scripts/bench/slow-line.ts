import { chromium, type Page } from 'playwright';
import { productSlug } from '#data/site/product.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { connectingSeconds, latencyMilliseconds, onSlowLine, type Errand } from './on-slow-line.ts';
import { serveInProcess } from './serve-apart.ts';
import { summary } from './summary.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';

/** A delay after the page has loaded, for late paints. */
const settlingMilliseconds = 500;

export const slowLineBench: Bench = {
  name: 'slow-line',
  title: 'On a slow line',
  about: `A phone on a line that takes ${latencyMilliseconds} ms before each answer begins and then carries 400 kbit/s, as Chromium imitates it. Each errand has a fresh browser with an empty cache, unless it says otherwise. The imitation leaves out the three round trips of connecting (name, TCP, TLS), so a first visit has ${connectingSeconds.toFixed(1)} s added here: four round trips alone are ${((4 * latencyMilliseconds) / 1000).toFixed(1)} s.`,
  run: () => benchSlowLine(),
};

async function benchSlowLine(runs = 3): Promise<BenchResult> {
  const { url, stop } = await serveInProcess();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    // The optional third value is the design's limit, in seconds.
    const errands: [name: string, errand: Errand, atMost?: number][] = [
      ['entry page, largest paint, first visit', firstVisit(`/${productSlug}/H430`), 1.8],
      ['chapter, largest paint, first visit', firstVisit('/bible/kjv_strongs/john/3'), 1.8],
      ['results made by the worker, likewise', firstVisit('/results?q=gold'), 1.8],
      ['entry page, second visit', laterVisit(`/${productSlug}/H430`, { isOffline: false }), 0.3],
      ['chapter, second visit', laterVisit('/bible/kjv_strongs/john/3', { isOffline: false }), 0.3],
      ['entry page, visited, without a network', laterVisit(`/${productSlug}/H430`, { isOffline: true }), 0.3],
      [
        'entry page from a download, likewise',
        laterVisit(`/${productSlug}/G26`, { isOffline: true, pack: 'greek-entries' }),
        0.3,
      ],
      ['next search on that page, by the API', nextSearch(false)],
      ['next search on that page, static files', nextSearch(true)],
    ];
    const measured: { name: string; atMost: number | undefined; seconds: ReturnType<typeof summary> }[] = [];
    for (const [name, errand, atMost] of errands) {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) seconds.push(await onSlowLine(browser, url, errand));
      measured.push({ name, atMost, seconds: summary(seconds) });
    }
    return {
      targets: measured.flatMap(({ name, atMost, seconds }) =>
        atMost === undefined ? [] : [targetOf(`slow line: ${name}`, 's', seconds, { atMost })],
      ),
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
      charts: [
        {
          kind: 'bars',
          name: 'slow-line',
          title: 'Seconds on a slow line',
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

function firstVisit(path: string): Errand {
  const paint = largestPaint(path);
  return async (page, url) => connectingSeconds + (await paint(page, url));
}

function largestPaint(path: string): Errand {
  return async (page, url) => {
    // Waits for fonts, but not for the service worker's later downloads, which take seconds on this connection.
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
 * Measures a visit after the service worker has the page, or the pack with the page. On the slow connection the worker
 * is stopped first, as browsers do between visits, so that its start counts. Under test, a browser cannot start one
 * without a network.
 */
function laterVisit(path: string, { isOffline, pack }: { isOffline: boolean; pack?: string }): Errand {
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

/** Does the same as the page /offline, without its progress bars and its checks. */
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
 * From Enter to the first result. Bypasses the service worker, whose requests are not slowed down. With `offline` the
 * API cannot be reached, and the static search responds.
 */
function nextSearch(offline: boolean): Errand {
  return async (page, url) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto(`${url}/results?q=gold`, { waitUntil: 'networkidle' });
    if (offline) await page.route('**/api/**', (route) => route.abort());
    const box = page.getByLabel('Search the Bible');
    // On such a connection the page hydrates on the first interaction. Before that, the form is submitted as without
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
