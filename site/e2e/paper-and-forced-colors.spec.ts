import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, pageKinds } from './page-kinds.ts';

async function show(page: Page, name: string): Promise<void> {
  const kind = pageKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`"${name}" is no kind of page; site/e2e/page-kinds.ts lists them`);
  await open(page, kind);
}

/** Text in print that is not black or dark gray, or not on white. */
async function faintText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shades = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || !element.checkVisibility({ visibilityProperty: true })) return [];
      const style = getComputedStyle(element);
      const dark = shades(style.color)
        .slice(0, 3)
        .every((shade) => shade <= 0x59);
      const [red = 255, green = 255, blue = 255, opacity = 1] = shades(style.backgroundColor);
      const white = opacity === 0 || Math.min(red, green, blue) === 255;
      return dark && white
        ? []
        : [`${style.color} on ${style.backgroundColor}: ${(element.textContent ?? '').trim().slice(0, 40)}`];
    });
  });
}

/** Number of A4 pages that a page of the site fills. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

const printed: [name: string, mostSheets: number, expectMore?: (page: Page) => Promise<void>][] = [
  ['entry, Hebrew', 3, expectBarsAndRenderings],
  ['chapter, prose', 2, expectNoInstructions],
  ['chapter, poetry', 1],
  ['results, with numbers', 6],
  // Thirty cross-references with their texts take one page.
  ['words of a verse', 4],
  ['parallel, four versions', 5],
  ['interlinear, Greek', 2],
  ['interlinear, translation', 2],
  ['verbs', 5],
];

async function expectBarsAndRenderings(page: Page): Promise<void> {
  const bar = page.locator('.bars svg').first();
  expect(await bar.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(
    2,
  );
  await expect(page.locator('#usage .more')).toBeVisible();
}

async function expectNoInstructions(page: Page): Promise<void> {
  await expect(page.locator('.step')).toBeHidden();
  await expect(page.getByText('Press a verse number')).toBeHidden();
}

test.describe('in print', () => {
  for (const [name, most, expectMore] of printed) {
    test(`${name} prints black on white without controls on at most ${most} pages, also from the dark theme`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await show(page, name);
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.locator('header, footer, form, button, select, input, .pager').filter({ visible: true }),
      ).toHaveCount(0);
      expect(await faintText(page)).toEqual([]);
      await expectMore?.(page);
      const pages = await sheets(page);
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThanOrEqual(most);
    });
  }

  test('an entry in landscape has no narrow column, and no label is broken within a word', async ({ page }) => {
    // A4 in landscape without its margins.
    await page.setViewportSize({ width: 1009, height: 672 });
    await page.goto('/lexicon/H2617');
    await page.emulateMedia({ media: 'print' });
    const narrow = await page
      .locator('.entry :is(p, h2, .verses li, .cards li)')
      .evaluateAll((all) =>
        all.filter((each) => each.checkVisibility() && each.clientWidth < 300).map(({ textContent }) => textContent),
      );
    expect(narrow).toEqual([]);
    const label = page.locator('#usage .bars a', { hasText: 'lovingkindness' }).first();
    const lines = (): Promise<number> =>
      label.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getClientRects().length;
      });
    expect(await lines()).toBe(1);
    await page.emulateMedia({ media: 'screen' });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await lines(), `${width} px`).toBe(1);
    }
  });

  test('print styles are fetched without blocking rendering', async ({ page }) => {
    let fetched = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.css', async (route) => {
      fetched += 1;
      await released;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/lexicon/G26', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
            type: 'paint',
            buffered: true,
          }),
        ),
    );
    expect(painted).toBeGreaterThan(0);
    expect(fetched).toBe(1);
    release();
  });
});

/** Expects that the element draws pixels: its area looks different without it. */
async function expectDrawn(page: Page, locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} has no place on the page`);
  const clip = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 };
  const visible = await page.screenshot({ clip });
  const setVisibility = (value: string): Promise<void> =>
    locator.evaluate((element, visibility) => {
      (element as HTMLElement | SVGElement).style.visibility = visibility;
    }, value);
  await setVisibility('hidden');
  const hidden = await page.screenshot({ clip });
  await setVisibility('');
  expect(visible.equals(hidden), String(locator)).toBe(false);
}

/** The selectors of a selected option and of another one, which must look different. */
type Options = [selected: string, other: string];

const graphics: [name: string, selectors: string[], options?: Options][] = [
  [
    'entry, Hebrew',
    ['.figures svg', '.bars svg >> nth=0', '.theme', '.find button', '.acts .button >> nth=0', '.card >> nth=0'],
  ],
  [
    'results',
    ['.switches input >> nth=0', '.bars svg >> nth=0', '.chip >> nth=0', '.hits mark >> nth=0', '.pager a >> nth=1'],
  ],
  [
    'interlinear, Hebrew',
    ['.line-choice summary', '.legend .V >> nth=0', '.stacks .V >> nth=0', '.vn >> nth=0'],
    ['.bar [aria-current]', '.bar [data-preset]:not([aria-current]) >> nth=0'],
  ],
  ['letters', ['.cursive svg >> nth=0', '.primary']],
  [
    'study, before',
    ['.decks input:checked + span', '.switches input >> nth=0', '.bar-chart', '.begin'],
    ['.decks input:checked + span', '.decks input:not(:checked) + span >> nth=0'],
  ],
  ['dialog of an entry', ['[role=dialog] .button >> nth=0']],
  ['browse', [], ['.pager [aria-current]', '.pager a:not([aria-current]) >> nth=0']],
  ['chapter, list of chapters', [], ['.pick nav [aria-current]', '.pick nav a:not([aria-current]) >> nth=0']],
  ['home', [], ['.tabs [aria-selected=true]', '.tabs [aria-selected=false] >> nth=0']],
];

async function expectDifferent(page: Page, [selected, other]: Options): Promise<void> {
  const colors = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  expect(await colors(selected)).not.toEqual(await colors(other));
}

test.describe('in forced colors', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  for (const [name, selectors, options] of graphics)
    test(`${name}: controls and charts are visible, and a selected option looks different from others`, async ({
      page,
    }) => {
      await show(page, name);
      for (const colorScheme of ['light', 'dark'] as const)
        await test.step(colorScheme, async () => {
          await page.emulateMedia({ colorScheme });
          const media = `(forced-colors: active) and (prefers-color-scheme: ${colorScheme})`;
          expect(await page.evaluate((query) => matchMedia(query).matches, media)).toBe(true);
          for (const selector of selectors) await expectDrawn(page, page.locator(selector));
          if (options) await expectDifferent(page, options);
        });
    });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`a switch shows its state and its focus, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await show(page, 'home');
      const input = page.getByLabel('Strong’s numbers');
      const off = await input.screenshot();
      await input.check();
      expect((await input.screenshot()).equals(off)).toBe(false);
      await page.getByRole('combobox', { name: 'Version' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(input).toBeFocused();
      expect(await input.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    });
});
