import { createHash } from 'node:crypto';
import { expect, test, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';
import { untilKept } from './offline-pages.ts';

interface File {
  path: string;
  bytes: number;
  sha256: string;
}
interface Pack {
  name: string;
  title: string;
  version: string;
  frames: File[];
  pieces: File[];
  search?: { text: File[]; dictionary: File[] };
  assets: File[];
  bytes: number;
}
interface Index {
  build: string;
  packs: Pack[];
}

/** The smallest with search: some seventeen pieces of 256 kB. */
const web = 'World English Bible';
const lessons = 'Hebrew learning';

const row = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const button = (page: Page, name: string, title: string): Locator =>
  page.getByRole('button', { name: `${name}: ${title}`, exact: true });
const isThere = (page: Page, title: string): Promise<void> =>
  expect(row(page, title)).toContainText('On this device', { timeout: 30_000 });
const readIndex = async (page: Page): Promise<Index> => (await page.request.get('/packs/index.json')).json();
const packOf = async (page: Page, title: string): Promise<Pack> => {
  const found = (await readIndex(page)).packs.find((each) => each.title === title);
  if (!found) throw new Error(`There is no download “${title}”`);
  return found;
};
const filesOf = ({ frames, pieces, search, assets }: Pack): string[] => [
  ...new Set(
    [...frames, ...pieces, ...(search?.text ?? []), ...(search?.dictionary ?? []), ...assets].map(({ path }) => path),
  ),
];
const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('packs')).keys()).map(({ url }) => new URL(url).pathname));

/** Addresses of packs that the page fetches from now on. */
function watchPieces(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/packs\/.*\.pack$/.test(pathname)) fetched.push(pathname);
  });
  return fetched;
}

test('a download by the keyboard alone: begun, kept over a reload, and deleted', async ({ page }) => {
  await page.goto('/offline');
  await expectNoLayoutShift(page);
  await expect(row(page, lessons)).toContainText(/\d+ kB/);
  await expectAccessible(page);
  await button(page, 'Download', lessons).focus();
  await page.keyboard.press('Enter');
  await isThere(page, lessons);
  // The focus is not on the button that would delete it.
  await expect(page.getByRole('heading', { name: lessons })).toBeFocused();
  await expect(page.getByRole('status')).toContainText(`${lessons}. On this device`);
  await expectAccessible(page);
  await page.reload();
  await isThere(page, lessons);
  await page.getByRole('heading', { name: lessons }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, lessons)).toContainText('Delete it from this device?');
  await expect(button(page, 'Keep', lessons)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Download', lessons)).toBeFocused();
  expect(await storedIn(page)).toEqual([]);
});

test('what is downloaded is what was built', async ({ page }) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  const pack = await packOf(page, lessons);
  expect((await storedIn(page)).toSorted()).toEqual([...filesOf(pack), '/packs/installed/hebrew-learning'].toSorted());
  for (const { path, sha256 } of [...pack.pieces, ...pack.assets]) {
    const bytes = await page.evaluate(
      async (each) => [
        ...new Uint8Array((await (await (await caches.open('packs')).match(each))?.arrayBuffer()) ?? new ArrayBuffer()),
      ],
      path,
    );
    expect(createHash('sha256').update(Uint8Array.from(bytes)).digest('hex'), path).toBe(sha256);
  }
});

/** Bytes of a piece that come before the line is cut; `undefined` for a connection that ends before any answer. */
const cuts: (number | undefined)[] = [0, 1, 131_072, -1, undefined];
for (const cut of cuts) {
  test(`a download that is cut after ${cut ?? 'no'} bytes of a piece says so, and goes on from there`, async ({
    page,
  }) => {
    await page.goto('/offline');
    const { pieces } = await packOf(page, web);
    const path = pieces[4]?.path ?? '';
    await page.route(`**${path}`, async (route) => {
      if (cut === undefined) return route.abort('connectionreset');
      const body = await (await route.fetch()).body();
      return route.fulfill({
        body: body.subarray(0, cut === -1 ? body.length - 1 : cut),
        contentType: 'application/octet-stream',
      });
    });
    await button(page, 'Download', web).click();
    await expect(row(page, web)).toContainText('The download was cut off. What has come is kept');
    await expect(row(page, web)).toContainText(/Stopped at [\d.]+ [kM]B of 4\.\d MB/);
    if (cut === 0) await expectAccessible(page);
    const had = new Set(await storedIn(page));
    expect(had.has('/packs/installed/web')).toBe(false);
    await page.unroute(`**${path}`);
    const fetched = watchPieces(page);
    await button(page, 'Resume', web).click();
    await isThere(page, web);
    expect(fetched).toContain(path);
    expect(fetched.filter((each) => had.has(each))).toEqual([]);
  });
}

const altered = async (route: Route): Promise<void> => {
  const body = await (await route.fetch()).body();
  body[100] = (body[100] ?? 0) ^ 1;
  await route.fulfill({ body, contentType: 'application/octet-stream' });
};

test('a piece that comes damaged is fetched again, and the reader is told when that does not help', async ({
  page,
}) => {
  await page.goto('/offline');
  const { pieces } = await packOf(page, lessons);
  const path = pieces[0]?.path ?? '';
  const fetched = watchPieces(page);
  await page.route(`**${path}`, altered);
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('A file came damaged twice.');
  expect(fetched.filter((each) => each === path)).toHaveLength(2);
  expect(await storedIn(page)).not.toContain(path);
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, altered, { times: 1 });
  await button(page, 'Resume', lessons).click();
  await isThere(page, lessons);
  await expect(row(page, lessons)).not.toContainText('damaged');
});

test('a piece that the browser removed is fetched again, and nothing else', async ({ page }) => {
  await page.goto('/offline');
  const { pieces } = await packOf(page, lessons);
  const path = pieces[0]?.path ?? '';
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  await page.evaluate(async (each) => {
    const cache = await caches.open('packs');
    await cache.delete(each);
  }, path);
  await page.reload();
  await expect(row(page, lessons)).toContainText('The browser removed some of it');
  const fetched = watchPieces(page);
  await button(page, 'Repair', lessons).click();
  await isThere(page, lessons);
  expect(fetched).toEqual([path]);
});

test('a network that answers with a page of its own is told from the site', async ({ page }) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  await page.route('**/packs/**', (route) =>
    route.fulfill({ body: '<!doctype html><title>Sign in</title>', contentType: 'text/html' }),
  );
  await page.reload();
  await expect(page.getByText('The list of downloads could not be fetched')).toBeVisible();
  await isThere(page, lessons);
  await expect(row(page, web)).toContainText('Not on this device');
  await expectAccessible(page);

  await page.unroute('**/packs/**');
  await page.reload();
  await page.route('**/packs/*.pack', (route) =>
    route.fulfill({ body: '<!doctype html><title>Sign in</title>', contentType: 'text/html' }),
  );
  await button(page, 'Download', web).click();
  await expect(row(page, web)).toContainText('The download was cut off');
});

test('without a network nothing is offered that cannot be, and it comes back with the network', async ({
  page,
  context,
}) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  await context.setOffline(true);
  await expect(page.getByText('There is no network, so nothing can be downloaded now.')).toBeVisible();
  await expect(button(page, 'Download', web)).toBeDisabled();
  await expect(button(page, 'Delete', lessons)).toBeEnabled();
  await context.setOffline(false);
  await expect(button(page, 'Download', web)).toBeEnabled();
  await expect(page.getByText('There is no network, so')).toBeHidden();
});

test('a storage that is full says so, keeps what has come, and goes on when there is room', async ({ page }) => {
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    let left = 12;
    Cache.prototype.put = function fullAfter(this: Cache, ...args: Parameters<typeof put>): Promise<void> {
      left -= 1;
      return left >= 0 || sessionStorage.getItem('room')
        ? put.apply(this, args)
        : Promise.reject(new DOMException('full', 'QuotaExceededError'));
    };
  });
  await page.goto('/offline');
  await button(page, 'Download', web).click();
  await expect(row(page, web)).toContainText('This device has no room for more. What has come is kept');
  await expect(row(page, web)).toContainText('Stopped at');
  const had = await storedIn(page);
  expect(had).toHaveLength(12);
  await page.evaluate(() => sessionStorage.setItem('room', 'yes'));
  // A piece that lies damaged on the device is no piece.
  const bad = had.find((path) => path.endsWith('.pack')) ?? '';
  await page.evaluate(async (path) => (await caches.open('packs')).put(path, new Response('x')), bad);
  const fetched = watchPieces(page);
  await button(page, 'Resume', web).click();
  await isThere(page, web);
  expect(fetched.filter((path) => had.includes(path))).toEqual([bad]);
});

const refusals: [name: string, refuse: () => void][] = [
  ['no Cache Storage', () => Reflect.deleteProperty(window, 'caches')],
  [
    'a Cache Storage that throws',
    () => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    },
  ],
];
for (const [name, refuse] of refusals) {
  test(`with ${name} the page says what is the matter, and nothing breaks`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(refuse);
    await page.goto('/offline');
    await expect(page.getByText('does not let the site keep anything on this device')).toBeVisible();
    await expect(button(page, 'Download', web)).toBeDisabled();
    await expectAccessible(page);
    await page.goto('/lexicon/H430');
    await page.getByRole('button', { name: 'Keep this entry' }).click();
    await expect(
      page.getByText('It could not be kept. The device has no room for it, or does not let the site keep anything.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep this entry' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}

test('a device without locks, channels, estimates, workers and databases downloads all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['locks', 'storage', 'serviceWorker']) Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['BroadcastChannel', 'indexedDB', 'Worker']) Reflect.deleteProperty(window, name);
  });
  await page.goto('/offline');
  await expect(page.getByText('does not tell how much room there is')).toBeVisible();
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
});

for (const time of ['1990-01-01', '2090-01-01']) {
  test(`a clock that says ${time.slice(0, 4)} does no harm`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await page.goto('/offline');
    await button(page, 'Download', lessons).click();
    await isThere(page, lessons);
    await page.reload();
    await isThere(page, lessons);
  });
}

/** Lets some pieces through and holds the others until told. */
async function hold(page: Page, letThrough: number): Promise<() => void> {
  let count = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/packs/*.pack', async (route) => {
    count += 1;
    if (count > letThrough) await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('two tabs: both show the one download, either stops it, and no piece comes twice', async ({ page, context }) => {
  const other = await context.newPage();
  const fetched = [page, other].map(watchPieces);
  const release = await hold(page, 5);
  await page.goto('/offline');
  await other.goto('/offline');
  await button(page, 'Download', web).click();
  await expect(row(other, web)).toContainText(/[1-9]\d %/);
  await button(other, 'Pause', web).click();
  await expect(row(page, web)).toContainText('Stopped at');
  await expect(row(other, web)).toContainText('Stopped at');
  release();
  await button(other, 'Resume', web).click();
  await isThere(other, web);
  await isThere(page, web);
  // Those that were under way when the download was stopped come again.
  const all = fetched.flat();
  expect(all.length - new Set(all).size).toBeLessThanOrEqual(3);
});

test('a download that was left with its page goes on from there', async ({ page }) => {
  await page.goto('/offline');
  const release = await hold(page, 6);
  await button(page, 'Download', web).click();
  await expect.poll(async () => (await storedIn(page)).length).toBeGreaterThanOrEqual(6);
  await page.goto('/about/texts');
  release();
  await page.unroute('**/packs/*.pack');
  await page.goBack();
  await expect(row(page, web)).toContainText('Stopped at');
  const had = new Set(await storedIn(page));
  expect(had.size).toBeGreaterThanOrEqual(6);
  const fetched = watchPieces(page);
  await button(page, 'Resume', web).click();
  await isThere(page, web);
  expect(fetched.filter((path) => had.has(path))).toEqual([]);
});

test('one download waits for the other, and what is deleted leaves what another needs', async ({ page }) => {
  await page.goto('/offline');
  const release = await hold(page, 2);
  await button(page, 'Download', web).click();
  await expect(row(page, web)).toContainText('Downloading');
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('Waiting for the other download');
  release();
  await isThere(page, web);
  await isThere(page, lessons);
  await button(page, 'Delete', web).click();
  await button(page, 'Delete', web).click();
  await expect(button(page, 'Download', web)).toBeVisible();
  await page.reload();
  await isThere(page, lessons);
  expect((await storedIn(page)).toSorted()).toEqual(
    [...filesOf(await packOf(page, lessons)), '/packs/installed/hebrew-learning'].toSorted(),
  );
});

test('a later edition is offered; the earlier one stays until it is whole, and what is unchanged is not fetched again', async ({
  page,
}) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  const index = await readIndex(page);
  const pack = await packOf(page, lessons);
  const body = Buffer.from('A later piece');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const later: File = { path: `/packs/${sha256.slice(0, 16)}.pack`, bytes: body.length, sha256 };
  const pieces = [...pack.pieces.slice(1), later];
  const bytes = pack.bytes - (pack.pieces[0]?.bytes ?? 0) + later.bytes;
  const packs = index.packs.map((each) =>
    each.title === lessons ? { ...each, version: '0123456789abcdef', pieces, bytes } : each,
  );
  await page.route('**/packs/index.json', (route) => route.fulfill({ json: { build: 'later', packs } }));
  await page.route(`**${later.path}`, (route) => route.abort());
  await page.reload();
  await expect(row(page, lessons)).toContainText('On this device. A later edition is ready: 1 kB to fetch');
  await button(page, 'Update', lessons).click();
  await expect(row(page, lessons)).toContainText('The earlier edition opens.');
  const installed = (): Promise<Pack> =>
    page.evaluate(async () => (await (await caches.open('packs')).match('/packs/installed/hebrew-learning'))?.json());
  expect((await installed()).version).toBe(pack.version);
  expect(await storedIn(page)).toContain(pack.pieces[0]?.path);

  await page.unroute(`**${later.path}`);
  await page.route(`**${later.path}`, (route) => route.fulfill({ body, contentType: 'application/octet-stream' }));
  const fetched = watchPieces(page);
  await button(page, 'Resume', lessons).click();
  await isThere(page, lessons);
  await expect(row(page, lessons)).not.toContainText('later edition');
  expect(fetched).toEqual([later.path]);
  expect((await installed()).version).toBe('0123456789abcdef');
  expect(await storedIn(page)).not.toContain(pack.pieces[0]?.path);
});

test('a build that changed nothing of a download costs nothing', async ({ page }) => {
  await page.goto('/offline');
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  const index = await readIndex(page);
  await page.route('**/packs/index.json', (route) => route.fulfill({ json: { ...index, build: 'later' } }));
  const fetched = watchPieces(page);
  await page.reload();
  await isThere(page, lessons);
  const installed = (): Promise<Index> =>
    page.evaluate(async () => (await (await caches.open('packs')).match('/packs/installed/hebrew-learning'))?.json());
  await expect.poll(async () => (await installed()).build).toBe('later');
  expect(fetched).toEqual([]);
});

test('pieces that the site no longer has are told of', async ({ page }) => {
  await page.goto('/offline');
  await page.route('**/packs/*.pack', (route) => route.fulfill({ status: 404 }));
  await button(page, 'Download', lessons).click();
  await expect(row(page, lessons)).toContainText('The site has a new edition since. Load this page again');
});

test('without scripts the page says what it would do', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/offline');
  await expect(page.getByText('Downloading needs JavaScript')).toBeVisible();
  await expect(page.getByRole('heading', { name: web })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.context().close();
});

test('the page fits a screen of 320 px, whatever it shows', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/offline');
  await expectNoSidewaysScroll(page);
  await button(page, 'Download', lessons).click();
  await isThere(page, lessons);
  await button(page, 'Delete', lessons).click();
  await expectNoSidewaysScroll(page);
});

test.describe('a page that the reader keeps', () => {
  test.use({ serviceWorkers: 'allow' });
  const kept: [path: string, name: string][] = [
    ['/lexicon/H430', 'Keep this entry'],
    ['/bible/wlc/ruth/1', 'Keep this chapter'],
  ];

  for (const [path, name] of kept) {
    test(`opens without a network after “${name}”, also when what was visited is gone, until it is removed`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      await expectNoLayoutShift(page);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name: 'Kept offline ✓' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Kept offline ✓' })).toBeVisible();
      await page.goto('/about/texts');
      await page.goto('/offline');
      const heading = page.locator('section', { has: page.getByRole('heading', { name: 'Pages you kept' }) });
      await expect(heading.getByRole('link')).toHaveCount(1);
      await page.getByRole('button', { name: 'Empty' }).click();
      await expect(page.getByText('None are kept.')).toBeVisible();
      await context.setOffline(true);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await page.goto('/offline');
      await expect(page.getByText('There is no network')).toBeVisible();
      await heading.getByRole('button').click();
      await expect(page.getByText('None yet.')).toBeVisible();
      expect((await page.goto(path))?.status()).toBe(503);
    });
  }

  /** Nothing but what was kept with the page is there, and no network: what else the device has is not of the page. */
  async function openAlone(page: Page, context: BrowserContext, path: string): Promise<void> {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name !== 'kept') await caches.delete(name);
    });
    // Fetched afresh with a later page, the shell of the site would be there again.
    await context.setOffline(true);
    const response = await page.goto(path);
    expect(response?.fromServiceWorker()).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test('an entry has its parts that come on first use: the list of keys, and copying with its notice', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/lexicon/H430');
    await page.getByRole('button', { name: 'Keep this entry' }).click();
    await expect(page.getByRole('button', { name: 'Kept offline ✓' })).toBeVisible();
    await openAlone(page, context, '/lexicon/H430');
    await page.locator('body').press('?');
    await expect(page.getByRole('dialog').getByText('/', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
  });

  test('a chapter has its parts that come on first use: its settings and its verses', async ({ page, context }) => {
    await page.goto('/bible/wlc/ruth/1');
    await page.getByRole('button', { name: 'Keep this chapter' }).click();
    await expect(page.getByRole('button', { name: 'Kept offline ✓' })).toBeVisible();
    const missing: string[] = [];
    await openAlone(page, context, '/bible/wlc/ruth/1');
    page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
    await page.locator('#v3').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(missing.filter((path) => path.startsWith('/_astro/'))).toEqual([]);
  });

  test('is told from a lesson, which keeps itself when it is opened', async ({ page }) => {
    await page.goto('/hebrew-verbs');
    await untilKept(page);
    await expect
      .poll(() => page.evaluate(async () => (await caches.open('kept')).match('/hebrew-verbs').then(Boolean)))
      .toBe(true);
    await page.goto('/offline');
    await expect(page.getByRole('region', { name: 'Lessons you opened' }).getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Pages you kept' })).toContainText('None yet.');
    await page.getByRole('button', { name: /^Remove: / }).click();
    await expect(page.getByRole('region', { name: 'Lessons you opened' })).toHaveCount(0);
  });

  test('is let go again from its own page', async ({ page }) => {
    await page.goto('/lexicon/G26');
    await page.getByRole('button', { name: 'Keep this entry' }).click();
    await page.getByRole('button', { name: 'Kept offline ✓' }).click();
    await expect(page.getByRole('button', { name: 'Keep this entry' })).toBeVisible();
    expect(
      await page.evaluate(async () =>
        (await (await caches.open('kept')).keys())
          .map(({ url }) => new URL(url).pathname)
          .filter((path) => !path.endsWith('.svg')),
      ),
    ).toEqual([]);
  });

  test('opens from a download as it opens from the network', async ({ page, context }) => {
    await page.goto('/offline');
    await button(page, 'Download', lessons).click();
    await isThere(page, lessons);
    const network = await (await page.request.get('/hebrew-verbs')).text();
    await context.setOffline(true);
    const response = await page.goto('/hebrew-verbs');
    expect(response?.fromServiceWorker()).toBe(true);
    expect(await response?.text()).toBe(network);
    expect((await page.goto('/hebrew-learning/none'))?.status()).toBe(503);
    await expect(page.getByText('“Hebrew learning” is on this device and has no page at this address')).toBeVisible();
    await page.goto('/hebrew-learning/study?deck=letters');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('#question')).not.toBeEmpty();
  });
});
