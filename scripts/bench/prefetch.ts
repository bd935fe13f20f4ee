import { chromium, type Browser } from 'playwright';
import { productSlug } from '#data/site/product.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';
import { summary } from './summary.ts';
import { delayProxy } from './delay-proxy.ts';
import type { Bench, BenchResult } from './result.ts';

const delayMilliseconds = 150;
/** Between hovering and the click. A browser waits 200 ms before it prefetches. */
const hoverMilliseconds = 400;
const runs = 5;

export const prefetchBench: Bench = {
  name: 'prefetch',
  title: 'Prefetching the next page',
  about: `The site prefetches a static page while the pointer hovers over its link. Here the connection has ${delayMilliseconds} ms of latency. The pointer hovers over the link to the next entry for ${hoverMilliseconds} ms, then clicks. The time is from the click to the first contentful paint of the next page. The site does not prefetch if the browser is set to save data, or on connections that the browser reports as 3g or slower, because the 6 kB of a page that is never opened would delay other requests. It never prefetches server-rendered pages, because each of them reads rows of the database.`,
  run: benchPrefetch,
};

async function benchPrefetch(): Promise<BenchResult> {
  const { url, stop } = await serveInChildProcess();
  const proxy = await delayProxy(url, delayMilliseconds);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const times = { without: [] as number[], with: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.without.push(await nextPage(browser, proxy.url, true));
      times.with.push(await nextPage(browser, proxy.url, false));
    }
    const rows = [
      { name: 'without prefetching', ...summary(times.without) },
      { name: 'with prefetching', ...summary(times.with) },
    ];
    return {
      targets: [],
      tables: [
        {
          title: `next entry, ${runs} runs`,
          columns: [
            { name: 'median', unit: 'ms' },
            { name: 'minimum', unit: 'ms' },
            { name: 'maximum', unit: 'ms' },
          ],
          rows: rows.map(({ name, median, min, max }) => ({ name, values: [median, min, max] })),
        },
      ],
      charts: [],
      notes: [],
    };
  } finally {
    await browser.close();
    proxy.close();
    await stop();
  }
}

/** Milliseconds from the click to the first contentful paint of the next page. */
async function nextPage(browser: Browser, url: string, saveData: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (saves) => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: saves } }),
      saveData,
    );
    await page.goto(`${url}/${productSlug}/H430`, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="/${productSlug}/H431"]`).first();
    await link.hover();
    await page.waitForTimeout(hoverMilliseconds);
    await link.click();
    await page.waitForURL(`**/${productSlug}/H431`);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (paint) resolve(paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
