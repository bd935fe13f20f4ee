import { expect, test, type Page } from '@playwright/test';

interface Line {
  effectiveType?: string;
  saveData?: boolean;
}

/** Opens a page on a line that the browser describes so; it can be changed later. */
async function openOn(page: Page, path: string, line: Line): Promise<void> {
  await page.addInitScript((described) => {
    const connection = Object.assign(new EventTarget(), described);
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, line);
  await page.goto(path, { waitUntil: 'networkidle' });
}

const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** Returns a function that waits until the browser says that it has the page behind the link. */
async function watchFetching(page: Page, href: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' && prefetchUrl.endsWith(href)) resolve();
    });
  });
  await session.send('Preload.enable');
  return () => fetched;
}

/**
 * Rests on the link as a reader does before a click, and tells how the page behind it came: "" is by the network.
 * `isAwaited`: the click waits for the page to be fetched; else it comes after a second, in which nothing should be.
 */
async function follow(page: Page, href: string, isAwaited = false): Promise<string> {
  const link = page.locator(`main a[href="${href}"]`).first();
  const untilFetched = isAwaited ? await watchFetching(page, href) : () => page.waitForTimeout(1000);
  await link.hover();
  await untilFetched();
  await link.click();
  await page.waitForURL((url) => url.pathname + url.search === href);
  return page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  );
}

test('on a good line the entry under the pointer is there before the click', async ({ page }) => {
  await openOn(page, '/lexicon/H430', { effectiveType: '4g', saveData: false });
  await expect(rules(page)).toHaveCount(1);
  expect(await follow(page, '/lexicon/H431', true)).toBe('navigational-prefetch');
});

test('so is a chapter', async ({ page }) => {
  await openOn(page, '/bible/kjv_strongs/john/3', { effectiveType: '4g', saveData: false });
  expect(await follow(page, '/bible/kjv_strongs/john/4', true)).toBe('navigational-prefetch');
});

test('what the worker makes is never fetched before it is asked for', async ({ page }) => {
  await openOn(page, '/lexicon/H430', { effectiveType: '4g', saveData: false });
  await expect(rules(page)).toHaveCount(1);
  expect(await follow(page, '/lexicon/search?language=hebrew')).toBe('');
});

const without: [name: string, line: Line][] = [
  ['a reader who saves data', { effectiveType: '4g', saveData: true }],
  ['a reader who saves data on an unknown line', { saveData: true }],
  ['a 3g line', { effectiveType: '3g', saveData: false }],
  ['a 2g line', { effectiveType: '2g', saveData: false }],
  ['a line that is slower still', { effectiveType: 'slow-2g', saveData: false }],
];
for (const [name, line] of without) {
  test(`${name} pays for nothing but what is opened`, async ({ page }) => {
    await openOn(page, '/lexicon/H430', line);
    expect(await follow(page, '/lexicon/H431')).toBe('');
    await expect(rules(page)).toHaveCount(0);
  });
}

test('a line that turns slow ends it, and a better one begins it again', async ({ page }) => {
  await openOn(page, '/lexicon/H430', { effectiveType: '4g', saveData: false });
  const becomes = (effectiveType: string) =>
    page.evaluate((type) => {
      const { connection } = navigator as Navigator & { connection: EventTarget };
      Object.assign(connection, { effectiveType: type }).dispatchEvent(new Event('change'));
    }, effectiveType);
  await expect(rules(page)).toHaveCount(1);
  await becomes('2g');
  await expect(rules(page)).toHaveCount(0);
  await becomes('4g');
  await expect(rules(page)).toHaveCount(1);
});

test.describe('a phone of whose line nothing is known', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('is not taken to have room', async ({ page }) => {
    await openOn(page, '/lexicon/H430', {});
    await page.locator('#main').tap();
    await expect(rules(page)).toHaveCount(0);
  });
});
