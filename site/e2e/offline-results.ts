import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { waitUntilPageSaved } from './offline-pages.ts';
import { installForSearch } from './packs.ts';

/** Helpers for results that the device may answer itself. */

export const hits = '.hits > li:not(.skeleton)';
export const count = '.count';
/** The line that names the source of the results, without the space reserved for it. */
export const line = ':is(.count, .note) small:not(.unseen)';
export const message = '.results :is(.note, .alert)';
export const answeredOnDevice = 'Results from this device';
export const noNetwork = 'Offline: results from this device';

export const elsewhere = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Found in other versions' }) }).getByRole('link');

export async function search(page: Page, q: string): Promise<void> {
  const box = page.locator('main input[name=q]');
  // Before hydration, the form would be submitted as without scripts.
  await page.locator('main[data-alive]').waitFor();
  await box.fill(q);
  await box.press('Enter');
}

/** Opens results in the tagged King James Version, with packs on the device. */
export async function open(
  page: Page,
  names: readonly string[],
  url = '/results?q=gold&db=kjv_strongs&strongs=false',
): Promise<void> {
  await page.goto('/about/texts');
  await waitUntilPageSaved(page);
  await installForSearch(page, names);
  await page.goto(url);
}

/** Makes a search, after which the search thread has the text in memory. */
export async function loadSearchText(page: Page): Promise<void> {
  await page.route('**/api/search*', (route) => route.abort());
  await search(page, 'frankincense');
  await expect(page.locator(line)).toContainText('from this device');
  await page.unroute('**/api/search*');
}

/** Delays messages to the search thread by this many milliseconds. */
export async function slowSearchThread(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((wait) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, args), wait);
    };
  }, milliseconds);
}

/** Delays messages to the search thread until the returned function is called. */
export async function delaySearchThread(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const released = new Promise((resolve) => addEventListener('release-thread', resolve, { once: true }));
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      void released.then(() => Reflect.apply(postMessage, this, args));
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-thread')));
}

/** Returns a function that waits for an answer of the search thread. */
export async function watchThread(page: Page): Promise<{ answered(): Promise<void> }> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      this.addEventListener('message', () => document.documentElement.setAttribute('data-answered', 'thread'));
      Reflect.apply(postMessage, this, args);
    };
  });
  return { answered: () => expect(page.locator('html')).toHaveAttribute('data-answered', 'thread') };
}

/** Expects the same results as from the API: verses in order, total, and books. */
export async function expectAsFromApi(
  page: Page,
  request: APIRequestContext,
  params: Record<string, string>,
): Promise<void> {
  const answer = await (await request.get('/api/search', { params })).json();
  expect(answer.results.length).toBeGreaterThan(0);
  await expect(page.locator(count)).toContainText(`${answer.pagination.totalResults.toLocaleString('en')} verse`);
  await expect(page.locator(`${hits} b`)).toHaveText(
    answer.results.map(({ reference }: { reference: string }) => reference),
  );
  await expect(page.locator(`${hits} p`).first()).toHaveText(answer.results[0].content.split('\t')[1]);
  const bars = await page.locator('.bars small').allTextContents();
  const counts: number[] = answer.byBook.map(
    ({ verses, occurrences }: { verses: number; occurrences: number | null }) => occurrences ?? verses,
  );
  expect(bars.map((text) => Number(text.replaceAll(',', ''))).toSorted((a, b) => a - b)).toEqual(
    counts.toSorted((a, b) => a - b),
  );
}
