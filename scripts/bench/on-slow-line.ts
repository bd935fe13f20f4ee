import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A phone on a slow line: 400 ms before each answer begins, then 400 kbit/s. */
export const latencyMilliseconds = 400;
const bytesPerSecond = 400_000 / 8;
/** Name, TCP and TLS of a first visit, a round trip each; the imitation has only that of the answer. */
export const connectingSeconds = (3 * latencyMilliseconds) / 1000;

/** What is done on a page, and the seconds that it took. */
export type Errand = (page: Page, url: string) => Promise<number>;

/** An errand in a browser of its own, with an empty cache, on the slow line as Chromium imitates it. */
export async function onSlowLine(
  browser: Browser,
  url: string,
  errand: Errand,
  options: BrowserContextOptions = {},
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
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
