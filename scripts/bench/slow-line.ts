import { chromium, type Browser, type Page } from 'playwright';
import { productSlug } from '#data/model/product.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { serve } from '../serve.ts';
import { formatSummary, summary } from './compare.ts';

/** A phone on a slow line: 400 ms before each answer begins, then 400 kbit/s. */
const latencyMilliseconds = 400;
const bytesPerSecond = 400_000 / 8;
const port = 8793;

type Errand = (page: Page, url: string) => Promise<number>;

/** Seconds until something can be read on a slow line, each errand in a fresh browser context with an empty cache. */
export async function benchSlowLine(runs = 5): Promise<string[]> {
  const { url, stop } = await serve(port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const errands: [name: string, errand: Errand][] = [
      ['entry page, largest paint, cold', largestPaint(`/${productSlug}/H430`)],
      ['results page made by the worker, cold', largestPaint('/results?q=gold')],
      ['next search on that page, by the API', nextSearch(false)],
      ['next search on that page, static files', nextSearch(true)],
    ];
    const lines: string[] = [];
    for (const [name, errand] of errands) {
      const seconds: number[] = [];
      for (let run = 0; run < runs; run += 1) seconds.push(await onSlowLine(browser, url, errand));
      lines.push(`${name.padEnd(40)} ${formatSummary(summary(seconds), 's')}`);
    }
    return lines;
  } finally {
    await browser.close();
    await stop();
  }
}

async function onSlowLine(browser: Browser, url: string, errand: Errand): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMilliseconds,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    return await errand(page, url);
  } finally {
    await context.close();
  }
}

function largestPaint(path: string): Errand {
  return async (page, url) => {
    await page.goto(url + path, { waitUntil: 'networkidle' });
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

/** From Enter to the first result; with `offline` the API cannot be reached, and the static search answers. */
function nextSearch(offline: boolean): Errand {
  return async (page, url) => {
    await page.goto(`${url}/results?q=gold`, { waitUntil: 'networkidle' });
    if (offline) await page.route('**/api/**', (route) => route.abort());
    const box = page.getByLabel('Search the Bible');
    await box.fill('silver');
    const begun = performance.now();
    await box.press('Enter');
    await (offline ? page.locator('[data-slot=static] li').first() : page.locator('[data-slot=results] li', { hasText: 'silver' }).first()).waitFor();
    return (performance.now() - begun) / 1000;
  };
}
