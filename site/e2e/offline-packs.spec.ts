import { expect, test } from '@playwright/test';
import { openProxy, otherEdition } from './edition-proxy.ts';
import { isFontLoaded, waitUntilPageSaved, withoutNotices } from './offline-pages.ts';
import { damagePages, installWhole, removeInstalled } from './packs.ts';
import { collectPolicyViolations } from './policy-violations.ts';
import { untilSettled } from './until-settled.ts';

test.use({ serviceWorkers: 'allow' });

test('with the King James Version alone, a word and a comparison show what is there and name what is missing', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitUntilPageSaved(page);
  await installWhole(page, 'kjv_strongs');
  await context.setOffline(true);
  await page.goto('/bible/kjv_strongs/psalms/51');
  await page.locator('[data-n=H2603]').first().click();
  const dialog = page.getByRole('dialog', { name: "Strong's H2603" });
  await expect(dialog.getByRole('link', { name: 'Download “Hebrew entries”' })).toHaveAttribute(
    'href',
    '/offline#pack-hebrew-entries',
  );
  await expect(dialog).toContainText(/\d\d verses, page 1 of/);
  await expect(dialog.getByRole('listitem').first()).toContainText('Genesis');

  await page.goto('/parallel-bible?passage=Psalm+51&versions=kjv_strongs,web');
  await expect(page.locator('main')).toContainText('Have mercy upon me, O God');
  await expect(page.locator('main')).toContainText('WEB is not downloaded');
  await expect(page.getByRole('link', { name: 'Download it when you are online' })).toHaveAttribute(
    'href',
    '/offline#pack-web',
  );
  await expect(page.getByLabel('Version 2')).toHaveValue('web');
});

test('a pack is used once it is complete, and its pages are byte-identical to those of the network', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const violations = await collectPolicyViolations(page);
  await page.goto('/about/texts');
  await waitUntilPageSaved(page);
  await context.setOffline(true);
  expect((await page.goto('/lexicon/G26'))?.status()).toBe(503);
  // The offline page would open G26 itself once the network is back, and interrupt the next navigation.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/about/texts');
  await installWhole(page, 'greek-entries');
  await context.setOffline(true);

  for (const path of ['/lexicon/G26', '/lexicon/G1', '/lexicon/G5624', '/static-strongs/G0.json']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const network = await request.get(new URL(path, baseURL).href);
    expect(withoutNotices((await response?.text()) ?? ''), path).toBe(withoutNotices(await network.text()));
    const [packed, sent] = [response?.headers() ?? {}, network.headers()];
    for (const name of ['x-content-type-options', 'referrer-policy', 'x-build'])
      expect(packed[name], `${path}: ${name}`).toBe(sent[name]);
    // A pack has one policy, which also contains the hashes of its other pages.
    const withoutHashes = (policy = ''): string => policy.replaceAll(/ 'sha256-[^']*'/g, '');
    const [policy, sentPolicy] = [packed['content-security-policy'], sent['content-security-policy']];
    expect(withoutHashes(policy)).toBe(withoutHashes(sentPolicy));
    expect((sentPolicy?.match(/'sha256-[^']*'/g) ?? []).filter((hash) => !policy?.includes(hash))).toEqual([]);
    expect(violations).toEqual([]);
    expect(packed['content-type']?.replace('; charset=utf-8', '')).toBe(
      sent['content-type']?.replace('; charset=utf-8', ''),
    );
  }
  await page.goto('/lexicon/g0026');
  await expect(page).toHaveURL(/\/lexicon\/G26$/);
  expect(await isFontLoaded(page)).toBe(true);
  // Pages outside the pack are still missing.
  expect((await page.goto('/lexicon/H430'))?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Greek entries' })).toBeVisible();
});

test('a page of a pack of the same build makes no request to the server', async ({ page, baseURL }) => {
  const proxy = await openProxy(baseURL ?? '');
  await page.goto(`${proxy.url}/about/texts`);
  await waitUntilPageSaved(page);
  await installWhole(page, 'greek-entries');
  // Downloads contain no placements. The device fetches them once, on the first page without them.
  proxy.asked.length = 0;
  await page.goto(`${proxy.url}/offline`);
  // On a busy machine, the list of downloads may ask for these only after the network was idle for a while.
  await expect.poll(() => proxy.asked).toEqual(expect.arrayContaining(['/packs/index.json', '/api/recordings']));
  await untilSettled(page);
  proxy.asked.length = 0;
  for (const number of ['G26', 'G2316', 'G3056']) {
    await page.goto(`${proxy.url}/lexicon/${number}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'grc');
  }
  expect(proxy.asked.filter((path) => path !== '/service-worker.js')).toEqual([]);
  await proxy.close();
});

test('a pack of an earlier build is used only if the network does not answer', async ({ page, context, baseURL }) => {
  const proxy = await openProxy(baseURL ?? '');
  await page.goto(`${proxy.url}/about/texts`);
  await waitUntilPageSaved(page);
  await installWhole(page, 'greek-entries');
  proxy.rewrite = otherEdition('2222222222222222');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole('button', { name: 'Reload' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('edition 2222222222222222');
  await page.goto(`${proxy.url}/lexicon/G26`);
  await expect(heading).toContainText('edition 2222222222222222');
  await context.setOffline(true);
  await page.goto(`${proxy.url}/lexicon/G27`);
  await expect(heading).toHaveAttribute('lang', 'grc');
  await proxy.close();
});

test('pages of a damaged pack come from the network, and offline an error is shown', async ({ page, context }) => {
  await page.goto('/about/texts');
  await waitUntilPageSaved(page);
  await installWhole(page, 'greek-entries');
  await damagePages(page, 'greek-entries');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/lexicon/G26');
  await expect(heading).toHaveAttribute('lang', 'grc');
  await context.setOffline(true);
  await page.goto('/lexicon/G27');
  await expect(heading).toHaveText('You are offline');
  await expect(page.getByRole('alert')).toContainText('Your download “Greek entries” is damaged');
  // A visited page is intact.
  await page.goto('/lexicon/G26');
  await expect(heading).toHaveAttribute('lang', 'grc');
});

test('an unreadable record hides no other pack, and a deleted pack disappears immediately', async ({
  page,
  context,
}) => {
  await page.goto('/about/texts');
  await waitUntilPageSaved(page);
  await installWhole(page, 'greek-entries');
  await installWhole(page, 'hebrew-learning');
  await page.evaluate(async () =>
    (await caches.open('packs')).put('/packs/installed/broken', new Response('{"name":')),
  );
  await context.setOffline(true);
  expect((await page.goto('/lexicon/G26'))?.status()).toBe(200);
  expect((await page.goto('/hebrew-verbs'))?.status()).toBe(200);
  await removeInstalled(page, 'greek-entries');
  await page.evaluate(async () => {
    const cache = await caches.open('packs');
    for (const request of await cache.keys()) if (request.url.endsWith('.pack')) await cache.delete(request);
  });
  expect((await page.goto('/lexicon/G27'))?.status()).toBe(503);
});
