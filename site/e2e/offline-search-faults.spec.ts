import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  hits,
  count,
  line,
  message,
  noNetwork,
  search,
  open,
  loadSearchText,
  watchThread,
  expectAsFromApi,
} from './offline-results.ts';
import { damageInstalled, removeInstalled } from './packs.ts';

test.use({ serviceWorkers: 'allow' });

test('only the API is asked for a version that is not downloaded', async ({ page }) => {
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

/** https://github.com/Sefaria/Sefaria-Mobile/issues/98: offline, the default translation replaced the chosen one. */
test('offline, a version that is not downloaded shows a list of those that are, with links', async ({
  page,
  context,
}) => {
  await open(page, ['kjv_strongs'], '/results?q=gold&db=web');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(message)).toContainText(
    'You are offline. The World English Bible is not downloaded. Search instead:',
  );
  await expect(page.locator(message).getByRole('link', { name: 'Manage downloads' })).toHaveAttribute(
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

test('the tagged King James Version replaces the plain one if that is not downloaded', async ({
  page,
  context,
  request,
}) => {
  await open(page, ['kjv_strongs'], '/results?q=gold&db=kjv');
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(line)).toHaveText(`${noNetwork} (King James Version)`);
  await expectAsFromApi(page, request, { q: 'silver', db: 'kjv_strongs' });
  await context.setOffline(false);
  await page.goBack();
  await page.goForward();
  await expect(page.locator(line)).toHaveCount(0);
});

test('says that nothing is downloaded', async ({ page, context }) => {
  await page.goto('/results?q=gold');
  await page.locator('main[data-alive]').waitFor();
  await context.setOffline(true);
  await search(page, 'silver');
  await expect(page.locator(message)).toContainText('You are offline. No Bible version is downloaded to search in.');
});

test('with a damaged pack the API answers, and offline an error is shown', async ({ page, context }) => {
  const { answered } = await watchThread(page);
  await open(page, ['kjv_strongs']);
  await damageInstalled(page, 'kjv_strongs');
  // Delay the API until the thread has found the damage.
  await page.route('**/api/search?*', async (route) => {
    await answered();
    await route.continue();
  });
  await search(page, 'silver');
  await expect(page.locator(hits).first()).toContainText('Genesis');
  await expect(page.locator(line)).toHaveText('The downloaded King James Version is damaged. Download it again');
  await context.setOffline(true);
  await search(page, 'copper');
  await expect(page.locator(message)).toContainText('is damaged. Download it again when you are online.');
});

test('without worker threads the API answers, and offline an error is shown', async ({ page, context }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'Worker'));
  await open(page, ['kjv_strongs']);
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await context.setOffline(true);
  await search(page, 'copper');
  await expect(page.locator(message)).toContainText('This device cannot search the downloaded versions.');
});

test('if storage is refused, the API answers', async ({ page }) => {
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

test('a pack that is deleted in another tab is no longer used', async ({ page, context }) => {
  await open(page, ['kjv_strongs', 'wlc']);
  await loadSearchText(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/about/texts');
  await removeInstalled(otherTab, 'kjv_strongs');
  await search(page, 'silver');
  await expect(page.locator(count)).toContainText('term “silver”');
  await expect(page.locator(line)).toHaveCount(0);
  await context.setOffline(true);
  await search(page, 'copper');
  await expect(page.locator(message)).toContainText('is not downloaded. Search instead:');
  await expect(page.locator(`${message} .button`)).toHaveText(['Westminster Leningrad Codex']);
});
