import { expect, test, type Page } from '@playwright/test';
import { openProxy, otherEdition } from './edition-proxy.ts';
import { waitUntilPageSaved } from './offline-pages.ts';
import { installForSearch, installWhole } from './packs.ts';

test.use({ serviceWorkers: 'allow' });

/** Text that occurs only in the script that searches downloads. */
const ofThread = 'has the text of';

/** Number of copies of that script on the device. */
function threads(page: Page, isToGo: boolean): Promise<number> {
  return page.evaluate(
    async ([words, go]) => {
      let matches = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (!request.url.endsWith('.js') || !(await (await cache.match(request))?.text())?.includes(words)) continue;
          matches += 1;
          if (go) await cache.delete(request);
        }
      }
      return matches;
    },
    [ofThread, isToGo] as const,
  );
}

test('with downloads on the device a new edition brings its search script, and unchanged packs remain valid', async ({
  page,
  context,
  baseURL,
}) => {
  const proxy = await openProxy(baseURL ?? '');
  try {
    await page.goto(`${proxy.url}/about/names`);
    await waitUntilPageSaved(page);
    await installForSearch(page, ['kjv_strongs']);
    // Simulate a new edition with a different search script.
    expect(await threads(page, true)).toBeGreaterThan(0);
    expect(await threads(page, false)).toBe(0);
    await installWhole(page, 'hebrew-learning');

    const build = '3333333333333333';
    const pages = otherEdition(build);
    proxy.rewrite = (path, answer) => {
      const changed = pages(path, answer) ?? answer;
      const was = String(answer.headers['x-build']);
      return path === '/packs/index.json'
        ? { ...changed, body: Buffer.from(answer.body.toString().replace(was, build)) }
        : changed;
    };
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`edition ${build}`);
    expect(await threads(page, false)).toBeGreaterThan(0);
    const packBuild = (): Promise<string> =>
      page.evaluate(async () => (await (await caches.match('/packs/installed/hebrew-learning'))?.json())?.build);
    await expect.poll(packBuild).toBe(build);

    await context.setOffline(true);
    await page.goto(`${proxy.url}/results?q=faith+joy&db=kjv_strongs`);
    // The figure comes from the tests of Bible SuperSearch.
    await expect(page.locator('.count')).toContainText('5 verses');
  } finally {
    await proxy.close();
  }
});
