import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openProxy } from './edition-proxy.ts';
import { untilPainted } from './until-settled.ts';

/** Opens a page as on a first visit, with `faces` delayed by `late` ms. Returns the total layout shift. */
async function shiftOf(page: Page, path: string, late: number, faces = '**/*.woff2'): Promise<number> {
  // Route only if there is a delay: on a busy machine, routing itself would delay the fonts.
  if (late > 0)
    await page.route(faces, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, late));
      await route.continue();
    });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  // Entries are delivered with the frame after the shift.
  await untilPainted(page);
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

/** The font families that the browser uses for the elements, limited to the site's fonts and their fallbacks. */
async function facesOf(page: Page, selectors: string[]): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const used = new Set<string>();
  for (const selector of selectors) {
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds.slice(0, 20)) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName } of fonts) used.add(familyName);
    }
  }
  return [...used];
}

const latin = ['main h1', 'main p:not([lang])', 'main i', 'main em'];
const isLiterata = (family: string): boolean => /literata/i.test(family);

/** Its Hebrew font is swapped in, because the fallback may lack accents. Lines of a narrow column wrap differently then. */
const hebrewColumn = '/parallel-bible?passage=Psalm+23&versions=kjv,web,wlc';
const paths = [
  '/',
  '/lexicon/H430',
  '/lexicon/G26',
  '/lexicon',
  '/bible/kjv_strongs/john/3',
  '/results?q=love',
  '/about/texts',
  '/strongs/verse/john/3/16',
  '/lexicon/G26/verses',
  '/bible/web',
  hebrewColumn,
];
for (const path of paths) {
  for (const width of [360, 1280]) {
    test(`late fonts shift nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      expect(await shiftOf(page, path, 1500)).toBeLessThan(path === hebrewColumn ? 0.01 : 0.005);
    });
  }
}

for (const [path, width] of [
  ['/', 360],
  ['/lexicon/H430', 1280],
] as const) {
  test(`Literata shifts nothing on ${path} if it loads after the Hebrew font`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 });
    const html = await (await request.get(path)).text();
    const [, literata = ''] = /url\((\/_astro\/[\w-]+\.woff2)\)/.exec(html) ?? [];
    const served = page.waitForResponse((response) => response.url().endsWith(literata));
    expect(await shiftOf(page, path, 1500, `**${literata}`)).toBeLessThan(0.005);
    expect((await served).status()).toBe(200);
  });
}

for (const [path, parts, own] of [
  ['/lexicon/H430', ['main .def', 'main .def i', 'main .gloss'], /literata/i],
  ['/strongs/verse/john/3/16', ['main h1'], /literata/i],
  ['/bible/web', ['main h1'], /literata/i],
  // The device's font may lack the accents of the Hebrew text.
  ['/bible/wlc/genesis/1', ['.text [data-n]'], /noto serif hebrew/i],
] as const)
  test(`late fonts replace their fallbacks in headings and text of ${path}`, async ({ page }) => {
    await shiftOf(page, path, 1500);
    const families = await facesOf(page, [...parts]);
    expect(families.length).toBeGreaterThan(0);
    expect(families.filter((family) => !own.test(family))).toEqual([]);
  });

test('a first visit on a device without Hebrew fonts shows every letter and accent', async ({
  playwright,
  baseURL,
}, info) => {
  const config = info.outputPath('fonts.conf');
  const noHebrew = '<pattern><patelt name="lang"><string>he</string></patelt></pattern>';
  writeFileSync(
    config,
    `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><selectfont><rejectfont>${noHebrew}</rejectfont></selectfont></fontconfig>`,
  );
  const { launchOptions } = info.project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: config },
  });
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 360, height: 740 } });
    await page.setContent('<p id="letters">אבג</p>');
    expect(await facesOf(page, ['#letters'])).not.toContain('DejaVu Sans');
    await page.goto('/bible/wlc/genesis/1');
    await page.evaluate(() => document.fonts.ready);
    await untilPainted(page);
    const verse = page.locator('.text [data-n]').first();
    expect(await verse.textContent()).toMatch(/[\u0591-\u05AF]/u);
    const families = await facesOf(page, ['.text [data-n]']);
    expect(families.length).toBeGreaterThan(0);
    expect(families.filter((family) => !/noto serif hebrew/i.test(family))).toEqual([]);
  } finally {
    await browser.close();
  }
});

/** Makes the wait for fonts end at once, or not before they arrive, however busy the machine is. */
async function setHold(page: Page, ends: 'at once' | 'with the fonts'): Promise<void> {
  await page.addInitScript((isShort) => {
    const start = globalThis.setTimeout;
    const isHold = (ms?: number): boolean => ms === 100 || ms === 600;
    performance.now = () => 0;
    globalThis.setTimeout = ((work: () => void, ms?: number) =>
      isHold(ms) ? (isShort ? start(work, 0) : 0) : start(work, ms)) as typeof setTimeout;
  }, ends === 'at once');
}

for (const path of ['/results?q=love', '/lexicon/G26/verses', '/about/texts', '/lexicon/H2617'])
  test(`a first visit of ${path} shows the site's font, or none of it`, async ({ page }) => {
    await setHold(page, 'with the fonts');
    expect(await shiftOf(page, path, 300)).toBeLessThan(0.005);
    await expect(page.locator('html')).not.toHaveAttribute('data-hold');
    const serif = async (): Promise<string[]> =>
      (await facesOf(page, latin)).filter((family) => !/sans|hebrew|gentium/i.test(family));
    expect((await serif()).filter((family) => !isLiterata(family))).toEqual([]);
    await expect(page.getByRole('main')).toBeVisible();
  });

test('a page whose fonts are late is shown without them', async ({ page }) => {
  await setHold(page, 'at once');
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/results?q=love', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hold');
});

test('a chapter uses one font family from its heading to its last word, whenever fonts arrive', async ({ page }) => {
  for (const late of [0, 1500]) {
    await page.unrouteAll();
    await shiftOf(page, '/bible/kjv_strongs/john/3', late);
    const families = (await facesOf(page, latin)).filter((family) => !/sans/i.test(family));
    expect(new Set(families.map(isLiterata)).size, families.join()).toBe(1);
  }
});

for (const [path, part, own] of [
  ['/bible/wlc/genesis/1', '.text [data-n]', /noto serif hebrew/i],
  ['/bible/sblgnt/john/1', '.text p', /gentium/i],
  ['/lexicon/H430', 'main h1', /noto serif hebrew/i],
  ['/lexicon/G26', 'main h1', /gentium/i],
] as const) {
  test.describe(() => {
    // The policy allows the page's styles by hash, and this test changes them.
    test.use({ bypassCSP: true });
    test(`the letters of ${path} use the font of their script`, async ({ page }) => {
      // A chapter waits for fonts for 100 ms, and Greek is optional there, which a busy machine may miss.
      await setHold(page, 'with the fonts');
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(/font-display: ?(?:optional|swap)/g, 'font-display:block');
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      await untilPainted(page);
      const families = await facesOf(page, [part]);
      expect(families.join()).toMatch(own);
      // Verse numbers use the device's sans-serif font.
      const isNumber = (family: string): boolean => part === '.text p' && /sans/i.test(family);
      expect(families.filter((family) => !own.test(family) && !isLiterata(family) && !isNumber(family))).toEqual([]);
    });
  });
}

/**
 * Cuts the page after this many marks: within a paragraph, where one more word changes its line breaks, and between
 * menus.
 */
for (const { path, from, mark, counts } of [
  { path: '/bible/wlc/genesis/1', from: '<div class="text"', mark: '</span>', counts: [10, 22] },
  { path: '/parallel-bible?passage=Psalm+23', from: '<fieldset', mark: '</label>', counts: [1, 2, 3] },
]) {
  test(`the first part of ${path} does not shift while the rest arrives`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // On a busy machine the Hebrew font can be later than the wait for it. It then replaces the fallback, which moves text.
    await setHold(page, 'with the fonts');
    const proxy = await openProxy(String(baseURL));
    // Prevent 304 responses, so that the complete page is sent each time.
    proxy.rewrite = (_, answer) => ({ ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } });
    try {
      for (const count of counts) {
        let cut = -1;
        proxy.pauseAfter = (requestPath, body) => {
          if (requestPath !== path) return undefined;
          cut = body.indexOf(from);
          for (let marksSeen = 0; marksSeen < count && cut >= 0; marksSeen += 1) cut = body.indexOf(mark, cut + 1);
          return cut;
        };
        expect(await shiftOf(page, `${proxy.url}${path}`, 0), `${mark} ${count}`).toBeLessThan(0.005);
        expect(cut).toBeGreaterThan(0);
      }
    } finally {
      await proxy.close();
    }
  });
}
