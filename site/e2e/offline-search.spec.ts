import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { untilKept } from './offline-pages.ts';
import { damageInstalled, installForSearch, removeInstalled } from './packs.ts';

test.use({ serviceWorkers: 'allow' });

const hits = '.hits > li:not(.skeleton)';
const count = '.count';
/** Who answered; without the room that is left for it. */
const line = ':is(.count, .note) small:not(.unseen)';
const message = '.results :is(.note, .alert)';
const here = 'Answered on this device';
const noNetwork = 'No network: answered on this device';

const elsewhere = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Found elsewhere' }) }).getByRole('link');

async function search(page: Page, q: string): Promise<void> {
  const box = page.locator('main input[name=q]');
  // Before the page lives the form is sent as without scripts.
  await page.locator('main[data-alive]').waitFor();
  await box.fill(q);
  await box.press('Enter');
}

/** Results in the tagged King James Version, with packs on the device. */
async function open(
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
async function warm(page: Page): Promise<void> {
  await page.route('**/api/search*', (route) => route.abort());
  await search(page, 'frankincense');
  await expect(page.locator(line)).toContainText('on this device');
  await page.unroute('**/api/search*');
}

/** The search thread is asked so many milliseconds later. */
async function answerLate(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((wait) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, given), wait);
    };
  }, milliseconds);
}

/** Questions to the search thread wait until the returned function is called. */
async function holdThread(page: Page): Promise<() => Promise<void>> {
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
async function watchThread(page: Page): Promise<{ answered(): Promise<void> }> {
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
async function expectAsFromApi(page: Page, request: APIRequestContext, params: Record<string, string>): Promise<void> {
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

test('with the text in memory a search asks nobody', async ({ page, request }) => {
  await open(page, ['kjv_strongs']);
  await warm(page);
  const asked: string[] = [];
  page.on('request', (each) => /\/api\/(search|analytics)/.test(each.url()) && asked.push(each.url()));
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(here);
  expect(asked).toEqual([]);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
});

test('the device answers where the API is slower', async ({ page, request }) => {
  await open(page, ['kjv_strongs']);
  await page.route('**/api/search?*', (route) =>
    setTimeout(() => void route.continue().catch(() => undefined), 60_000),
  );
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(here);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
});

test('the API answers where the device is slower', async ({ page }) => {
  const { answered } = await watchThread(page);
  const release = await holdThread(page);
  await open(page, ['kjv_strongs']);
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(line)).toHaveCount(0);
  await release();
  await answered();
  await expect(page.locator(line)).toHaveCount(0);
});

test('the API is asked alone for a version that is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => document.documentElement.setAttribute('data-asked', 'thread');
  });
  await open(page, ['kjv_strongs'], '/results?q=gold&db=web');
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(line)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await page.getByLabel('Version', { exact: true }).selectOption('kjv');
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'thread');
});

test('without a network everything on the page goes on', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ['kjv_strongs', 'web']);
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('page 2');
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs', page: '2' });
  await page.locator('.bars').getByRole('link', { name: 'Exodus' }).click();
  await expect(page.locator('main input[name=q]')).toHaveValue('in:Exodus silver');
  await expectAsFromApi(page, request, { q: 'in:Exodus silver', db: 'kjv_strongs' });
  await page.getByText('Order and versions').click();
  await page.getByLabel('Order').selectOption('relevance');
  await expect(page.locator(count)).toContainText('by relevance');
  await expectAsFromApi(page, request, { q: 'in:Exodus silver', db: 'kjv_strongs', order: 'relevance' });
  await page.getByLabel('Order').selectOption('canonical');
  await expect(page.locator(count)).toContainText('Bible order');
  await page
    .getByRole('list', { name: 'What was understood' })
    .getByRole('link', { name: /Exodus/ })
    .click();
  await expect(page.locator('main input[name=q]')).toHaveValue('silver');
  await page
    .getByRole('group', { name: 'Also search in' })
    .getByLabel(/World English/)
    .check();
  await expect(page.locator(`${hits} b`).first()).toContainText(' · ');
  await page.goBack();
  await page.goBack();
  await expect(page.locator('main input[name=q]')).toHaveValue('in:Exodus silver');
  await page.getByLabel('Copy as').selectOption('Reference before');
  await page
    .getByRole('button', { name: /^COPY / })
    .first()
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Exodus \d+:\d+ .*silver/);
  await page.getByLabel('Strong’s Enhanced').check();
  await expect(page.locator(hits).first().getByRole('link', { name: 'H3701' })).toBeVisible();
});

test('a fault shows its place without a network as well', async ({ page, context }) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'silver (gold');
  await expect(page.locator('.fault u')).toHaveText('(');
  await page.locator(`${message} a`).click();
  await expect(page.locator(line)).toHaveText(noNetwork);
});

test('a version that is not kept: the page names what is, and leads to it', async ({ page, context }) => {
  await open(page, ['kjv_strongs'], '/results?q=gold&db=web');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(message)).toContainText(
    'There is no network, and the World English Bible is not kept on this device. Search instead:',
  );
  await expect(page.locator(message).getByRole('link', { name: 'Texts on this device' })).toHaveAttribute(
    'href',
    '/offline#pack-web',
  );
  await expect(page.getByText('Search Error')).toHaveCount(0);
  await expectAccessible(page);
  await page
    .locator(message)
    .getByRole('link', { name: /King James/ })
    .click();
  await expect(page.locator(line)).toHaveText(noNetwork);
});

test('the tagged King James Version stands in for the plain one, where that is not kept', async ({
  page,
  context,
  request,
}) => {
  await open(page, ['kjv_strongs'], '/results?q=gold&db=kjv');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(`${noNetwork}, from the King James Version with Strong's numbers`);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await context.setOffline(false);
  await page.goBack();
  await page.goForward();
  await expect(page.locator(line)).toHaveCount(0);
});

test('nothing kept: the page says so', async ({ page, context }) => {
  await page.goto('/results?q=gold');
  await page.locator('main[data-alive]').waitFor();
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(message)).toContainText(
    'There is no network, and no text is kept on this device to be searched.',
  );
});

test('a damaged pack: the API answers, and without it a sentence does', async ({ page, context }) => {
  const { answered } = await watchThread(page);
  await open(page, ['kjv_strongs']);
  await damageInstalled(page, 'kjv_strongs');
  // Slower than the thread, which has found the damage by then.
  await page.route('**/api/search?*', async (route) => {
    await answered();
    await route.continue();
  });
  await search(page, 'silver');
  await expect(page.locator(hits).first()).toContainText('Genesis');
  await expect(page.locator(line)).toHaveText(
    "The King James Version with Strong's numbers on this device is damaged: download it again",
  );
  await context.setOffline(true);
  await search(page, 'copper');
  await expect(page.locator(message)).toContainText('on this device is damaged; download it again when you can.');
});

test('no worker threads: the API answers, and without it a sentence does', async ({ page, context }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'Worker'));
  await open(page, ['kjv_strongs']);
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await context.setOffline(true);
  await search(page, 'copper');
  await expect(page.locator(message)).toContainText('this device cannot search the texts that it keeps.');
});

test('storage that is refused: the API answers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/results?q=gold');
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(hits)).toHaveCount(30);
});

test('a pack that is deleted in another tab', async ({ page, context }) => {
  await open(page, ['kjv_strongs', 'wlc']);
  await warm(page);
  const other = await context.newPage();
  await other.goto('/about/texts');
  await removeInstalled(other, 'kjv_strongs');
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(line)).toHaveCount(0);
  await context.setOffline(true);
  await search(page, 'copper');
  await expect(page.locator(message)).toContainText('is not kept on this device. Search instead:');
  await expect(page.locator(`${message} .button`)).toHaveText(['Westminster Leningrad Codex']);
});

test('results with Strong’s numbers', async ({ page, context, request }) => {
  await open(page, ['kjv_strongs'], '/strongs-results?q=gold');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expect(page.locator(count)).toContainText('Showing 1-30 of');
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('Showing 31-60 of');
});

test('what is not found names the texts of the device that have it', async ({ page, context }) => {
  await open(page, ['kjv_strongs', 'wlc']);
  await context.setOffline(true);
  await search(page, 'אלהים');
  await expect(page.locator(message)).toContainText('No results found');
  await elsewhere(page).click();
  await expect(page.locator(hits).first()).toContainText('Genesis 1:1');
});

test('with a network the API may find elsewhere what the device does not have', async ({ page }) => {
  await open(page, ['kjv_strongs']);
  await warm(page);
  await search(page, 'אלהים');
  await expect(elsewhere(page).first()).toBeVisible();
  await expect(page.locator(line)).toHaveCount(0);
});

test('without a network a verse stands beside its counterpart of a kept text, and another text is named', async ({
  page,
  context,
}) => {
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await page
    .locator('label')
    .filter({ has: page.locator('input[name=parallel]') })
    .first()
    .click();
  await expect(page).toHaveURL(/parallel=true/);
  const beside = page.getByRole('listitem').filter({ hasText: 'Restored Names (from the KJV)' });
  await expect(beside).toHaveCount(30);
  await page.getByLabel('Version at the right').selectOption('World English');
  await expect(page.locator(message)).toContainText('There is no network to set the text of the');
  await expect(page.locator(hits)).toHaveCount(30);
});

test('a page that comes from the device with nothing in it opens its address, and Back leads back', async ({
  page,
  context,
  request,
}) => {
  await open(page, ['kjv_strongs']);
  const shell = await (await request.get('/shells/results')).text();
  await page.route(/\/(strongs-)?results\?/, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
  await page.goto('/results?q=silver&db=kjv_strongs&page=2&order=relevance');
  await expect(page.locator(count)).toContainText('page 2');
  await expect(page.locator('main input[name=q]')).toHaveValue('silver');
  await expect(page).toHaveTitle(/^silver/);
  await expect(page.getByLabel('Order')).toHaveValue('relevance');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator(count)).toContainText('page 3');
  await page.goBack();
  await expect(page.locator(count)).toContainText('page 2');
  await page.goto('/results?q=(gold');
  await expect(page.locator('.fault u')).toHaveText('(');
});

test('fits 320 px, and nothing moves when the answer comes late', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Later than the half second in which a shift is put down to the reader's own key.
  await answerLate(page, 1200);
  await open(page, ['kjv_strongs']);
  await context.setOffline(true);
  await search(page, 'Jude 3');
  await expect(page.locator(line)).toHaveText(noNetwork);
  await expectNoSidewaysScroll(page);
  const late = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
  expect(late).toBe(0);
  await page.getByLabel('Version', { exact: true }).selectOption('web');
  await expect(page.locator(message)).toContainText('not kept');
  await expectNoSidewaysScroll(page);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing where the device answers and where it cannot, ${theme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, ['kjv_strongs']);
    await context.setOffline(true);
    await search(page, 'silver');
    await expect(page.locator(line)).toHaveText(noNetwork);
    await expectAccessible(page);
    await page.getByLabel('Version', { exact: true }).selectOption('web');
    await expect(page.locator(message)).toContainText('not kept');
    await expectAccessible(page);
  });
}
