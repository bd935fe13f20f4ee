import { expect, type Locator, type Page, type Route } from '@playwright/test';

export const resultsWithNumbers = '/results?q=gold&strongs=true';
export const plain = '/results?q=gold';

export const sheet = (page: Page): Locator => page.getByRole('dialog');
export const goldNumberLink = (page: Page): Locator => page.locator('.hit sup a', { hasText: /^H2091$/ }).first();
/** One side of a comparison. */
export const side = (within: Locator, which: 'left' | 'right'): Locator =>
  within.locator('.pair section')[which === 'left' ? 'first' : 'last']();

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const cut = (route: Route): Promise<void> => route.abort();
export const missing = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, json: { message: 'x', code: 'not_found' } });
export const broken = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } });

/** Opens the entry dialog for a number that has no link on the page. */
export async function openNumber(page: Page, number: string): Promise<void> {
  await page.goto(resultsWithNumbers);
  const link = page.locator('.hit sup a').first();
  await link.evaluate((element, text) => element.setAttribute('href', `/lexicon/${text}`), number);
  await link.click();
  await expect(sheet(page)).toBeVisible();
}
