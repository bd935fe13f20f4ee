import { expect, test, type Page } from '@playwright/test';
import { watchSpeculation, type Speculation } from './speculation.ts';

interface Line {
  effectiveType?: string;
  saveData?: boolean;
}

/** Opens a page with simulated values of `navigator.connection`, which can change later. */
async function openOn(page: Page, path: string, line: Line): Promise<void> {
  await page.addInitScript((described) => {
    const connection = Object.assign(new EventTarget(), described);
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }, line);
  await page.goto(path, { waitUntil: 'networkidle' });
}

const rules = (page: Page) => page.locator('script[type=speculationrules]');

/** Hovers over the link, clicks it, and returns the delivery type of the new page. "" means the network. */
async function follow(page: Page, href: string, speculation?: Speculation): Promise<string> {
  const link = page.locator(`main a[href="${href}"]`).first();
  // Only a pointer that arrives after the rules of the page starts a prefetch.
  if (speculation) await expect.poll(speculation.candidates).toContain(href);
  await link.hover();
  await speculation?.untilFetched(href);
  await link.click();
  await page.waitForURL((url) => url.pathname + url.search === href);
  return page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
        .deliveryType,
  );
}

test('on a fast connection the entry under the pointer is prefetched before the click', async ({ page }) => {
  const speculation = await watchSpeculation(page);
  await openOn(page, '/lexicon/H430', { effectiveType: '4g', saveData: false });
  await expect(rules(page)).toHaveCount(1);
  expect(await follow(page, '/lexicon/H431', speculation)).toBe('navigational-prefetch');
});

test('on a fast connection a chapter is prefetched as well', async ({ page }) => {
  const speculation = await watchSpeculation(page);
  await openOn(page, '/bible/kjv_strongs/john/3', { effectiveType: '4g', saveData: false });
  expect(await follow(page, '/bible/kjv_strongs/john/4', speculation)).toBe('navigational-prefetch');
});

test('pages rendered by the worker are never prefetched', async ({ page }) => {
  const { candidates } = await watchSpeculation(page);
  await openOn(page, '/lexicon/H430', { effectiveType: '4g', saveData: false });
  await expect(rules(page)).toHaveCount(1);
  await expect.poll(candidates).toContain('/lexicon/H431');
  expect(candidates().filter((path) => path.includes('search'))).toEqual([]);
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
  test(`${name} prefetches nothing`, async ({ page }) => {
    const { candidates } = await watchSpeculation(page);
    await openOn(page, '/lexicon/H430', line);
    await expect(rules(page)).toHaveCount(0);
    expect(await follow(page, '/lexicon/H431')).toBe('');
    expect(candidates()).toEqual([]);
  });
}

test('prefetching stops on a slow connection and starts again on a faster one', async ({ page }) => {
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

test.describe('a phone with an unknown connection', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('prefetches nothing', async ({ page }) => {
    await openOn(page, '/lexicon/H430', {});
    await page.locator('#main').tap();
    await expect(rules(page)).toHaveCount(0);
  });
});
