import { chromium, type BrowserContext, type Page } from 'playwright';
import { findChromium } from '../checks/find-chromium.ts';
import { targetOf, type Bench, type BenchResult } from './result.ts';
import { serveInChildProcess } from './serve-in-child-process.ts';
import { summary } from './summary.ts';

/** The design's limit. */
const maxMilliseconds = 1_000;
const slowdown = 4;
const runs = 7;
const text = 'King James Version';

export const offlineMissesBench: Bench = {
  name: 'offline-misses',
  title: 'Offline search without results',
  about: `The King James Version is downloaded on \`/offline\`. Then the browser is set offline, and the CPU is throttled by a factor of ${slowdown}. The benchmark measures the time until “No results found”: from Enter on a results page, and from opening the URL of a search. The latter includes starting the page, its scripts and the search thread.`,
  run: benchMisses,
};

async function benchMisses(): Promise<BenchResult> {
  const { url, stop } = await serveInChildProcess();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await download(context, url);
    await context.setOffline(true);
    const opened: number[] = [];
    const searched: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await slowPage(context);
      opened.push(await timed(page, `zzyzx${run}`, () => page.goto(`${url}/results?q=zzyzx${run}`)));
      const box = page.locator('main input[name=q]');
      await box.fill(`xyzzy${run}`);
      searched.push(await timed(page, `xyzzy${run}`, () => box.press('Enter')));
      await page.close();
    }
    const { median, min, max } = summary(opened);
    return {
      targets: [targetOf('from Enter to “No results found”', 'ms', summary(searched), { atMost: maxMilliseconds })],
      tables: [
        {
          title: `${runs} runs`,
          columns: (['median', 'minimum', 'maximum'] as const).map((name) => ({ name, unit: 'ms' as const })),
          rows: [{ name: 'from opening the URL to “No results found”', values: [median, min, max] }],
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

async function download(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/offline`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text, exact: true }) });
  await page.getByRole('button', { name: `Download: ${text}`, exact: true }).click();
  await row.getByText(/^Downloaded/).waitFor({ timeout: 120_000 });
  await page.close();
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Milliseconds until the page says that there are no results for the word. */
async function timed(page: Page, word: string, search: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await search();
  await page.getByText(`No results found for "${word}"`).waitFor();
  return performance.now() - begun;
}
