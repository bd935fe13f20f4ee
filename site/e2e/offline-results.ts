import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { untilKept } from './offline-pages.ts';
import { installForSearch } from './packs.ts';

/** Results that a device may answer itself, as tests use them. */

export const hits = '.hits > li:not(.skeleton)';
export const count = '.count';
/** Who answered; without the room that is left for it. */
export const line = ':is(.count, .note) small:not(.unseen)';
export const message = '.results :is(.note, .alert)';
export const here = 'Answered on this device';
export const noNetwork = 'No network: answered on this device';

export const elsewhere = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Found elsewhere' }) }).getByRole('link');

export async function search(page: Page, q: string): Promise<void> {
  const box = page.locator('main input[name=q]');
  // Before the page lives the form is sent as without scripts.
  await page.locator('main[data-alive]').waitFor();
  await box.fill(q);
  await box.press('Enter');
}

/** Results in the tagged King James Version, with packs on the device. */
export async function open(
  page: Page,
  names: readonly string[],
  address = '/results?q=gold&db=kjv_strongs&strongs=false',
): Promise<void> {
  await page.goto('/about/texts');
  await untilKept(page);
  await installForSearch(page, names);
  await page.goto(address);
}

/** The thread has the text once it has answered. */
export async function warm(page: Page): Promise<void> {
  await page.route('**/api/search*', (route) => route.abort());
  await search(page, 'frankincense');
  await expect(page.locator(line)).toContainText('on this device');
  await page.unroute('**/api/search*');
}

/** The search thread is asked so many milliseconds later. */
export async function answerLate(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((wait) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, given), wait);
    };
  }, milliseconds);
}

/** Questions to the search thread wait until the returned function is called. */
export async function holdThread(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const released = new Promise((resolve) => addEventListener('release-thread', resolve, { once: true }));
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      void released.then(() => Reflect.apply(postMessage, this, given));
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-thread')));
}

/** Waits for the search thread's answers, once it has been asked. */
export async function watchThread(page: Page): Promise<{ answered(): Promise<void> }> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      this.addEventListener('message', () => document.documentElement.setAttribute('data-answered', 'thread'));
      Reflect.apply(postMessage, this, given);
    };
  });
  return { answered: () => expect(page.locator('html')).toHaveAttribute('data-answered', 'thread') };
}

/** What the page shows is what the API answers: verses in their order, the total, and the books. */
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
