import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A phone on a slow connection: 400 ms of latency for each response, then 400 kbit/s. */
export const latencyMilliseconds = 400;
const bytesPerSecond = 400_000 / 8;
/** DNS, TCP and TLS of a first visit, one round trip each. The emulation has only the round trip of the response. */
export const connectingSeconds = (3 * latencyMilliseconds) / 1000;

/** Runs on a page and returns the measured seconds. */
export type Scenario = (page: Page, url: string) => Promise<number>;

/** Runs a scenario in a new browser context with an empty cache, on an emulated slow connection. */
export async function onSlowLine(
  browser: Browser,
  url: string,
  scenario: Scenario,
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
    return await scenario(page, url);
  } finally {
    await context.close();
  }
}
