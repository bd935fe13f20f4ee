import { chromium, type Browser } from 'playwright';
import { productSlug } from '#data/site/product.ts';
import { findChromium } from '../checks/find-chromium.ts';
import { serveInProcess } from './serve-apart.ts';
import { summary } from './summary.ts';
import { delayProxy } from './delay-proxy.ts';
import type { Bench, BenchResult } from './result.ts';

const delayMilliseconds = 150;
/** Between the pointer's arrival on a link and the click. A browser waits 200 ms before it assumes an intention. */
const restMilliseconds = 400;
const runs = 5;

export const prefetchBench: Bench = {
  name: 'prefetch',
  title: 'The next page, fetched before the click',
  about: `Where the connection allows, a page that is a file is fetched while the pointer rests on its link. A line that takes ${delayMilliseconds} ms before each answer begins; the pointer rests on the next entry for ${restMilliseconds} ms, then clicks. Measured from the click until the next page's first words stand. It is not done where the reader saves data, and on lines that the browser calls 3g or slower, where the six kilobytes of a page that nobody opens would delay what the reader did ask for; never for what the worker makes, since that reads rows of the database.`,
  run: benchPrefetch,
};

async function benchPrefetch(): Promise<BenchResult> {
  const { url, stop } = await serveInProcess();
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
      { name: 'on the click', ...summary(times.without) },
      { name: 'while the pointer rested on the link', ...summary(times.with) },
    ];
    return {
      targets: [],
      tables: [
        {
          title: `the next entry is fetched, ${runs} runs each`,
          columns: [
            { name: 'median', unit: 'ms' },
            { name: 'fastest', unit: 'ms' },
            { name: 'slowest', unit: 'ms' },
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

/** Milliseconds from the click to the first words of the next page. */
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
    await page.waitForTimeout(restMilliseconds);
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
