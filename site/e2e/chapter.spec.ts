import { expect, test } from '@playwright/test';
import { expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';

const john = '/bible/kjv_strongs/john/3';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter can be read completely, and links to the next chapter, other chapters, its notes and the words of each verse', async ({
    page,
  }) => {
    await page.goto('/bible/kjv_strongs/genesis/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
    await expect(page.locator('.text')).toContainText('In the beginning God created the heaven and the earth.');
    await expect(page.locator('.text .v')).toHaveCount(31);
    await expect(page.locator('#v3')).toHaveAttribute('href', '/strongs/verse/genesis/1/3');
    await page.locator('.fn').first().click();
    await expect(page).toHaveURL(/#n4$/);
    await expect(page.locator('#n4')).toContainText('Heb. between the light and between the darkness');
    await page.locator('#n4 a').click();
    await expect(page).toHaveURL(/#v4$/);
    await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
    await page.getByText('Chapters', { exact: true }).click();
    await page.getByRole('link', { name: '50', exact: true }).click();
    await expect(page).toHaveURL('/bible/kjv_strongs/genesis/50');
    await page.getByRole('link', { name: 'Exodus 1 →' }).click();
    await expect(page).toHaveURL('/bible/kjv_strongs/exodus/1');
    await expect(page.getByRole('link', { name: '← Genesis 50' })).toBeVisible();
  });

  test('links above the text lead to the neighboring chapters and to any reference', async ({ page }) => {
    await page.goto(john);
    const steps = page.getByRole('navigation', { name: 'Chapter navigation' });
    await steps.getByRole('link', { name: 'John 4' }).click();
    await expect(page).toHaveURL('/bible/kjv_strongs/john/4');
    await page.getByRole('textbox', { name: 'Go to' }).fill('rom 8:28');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bible/kjv_strongs/romans/8#v28');
    await page.getByRole('textbox', { name: 'Go to' }).fill('tobit 3');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByText('There is no book “tobit” in the Bible.')).toBeVisible();
  });

  test('the same chapter of another version opens at its different number', async ({ page }) => {
    await page.goto('/bible/kjv_strongs/malachi/4');
    await page.getByText('Versions', { exact: true }).click();
    await page.getByRole('link', { name: 'Westminster Leningrad Codex' }).click();
    await expect(page).toHaveURL('/bible/wlc/malachi/3#v19');
    await expect(page.locator('#v19')).toHaveText('19 (4:1)');
    await expect(page.getByText('Malachi 3:1–4:6 in English Bibles')).toBeVisible();
  });

  test('a version without built files is rendered by the worker on the same page', async ({ page }) => {
    await page.goto('/bible/kjv/Gen/1');
    await expect(page).toHaveURL('/bible/kjv/genesis/1');
    // The same text is a built page under its other code. Search engines list one of them.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/bible\/kjv_strongs\/genesis\/1$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
    await expect(page.locator('.text')).toContainText('In the beginning God created');
    await page.getByRole('link', { name: 'Genesis 2 →' }).click();
    await expect(page).toHaveURL('/bible/kjv/genesis/2');
  });

  test('a chapter that does not exist shows how many there are, with links', async ({ page }) => {
    const response = await page.goto('/bible/kjv_strongs/genesis/51');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis has 50 chapters');
    await page.getByRole('link', { name: 'Genesis 50' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 50');
  });

  test('a reader goes from the list of versions to a chapter', async ({ page }) => {
    await page.goto('/bible');
    await page.getByRole('link', { name: 'World English Bible' }).first().click();
    await page.getByText('Psalms', { exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Chapters of Psalms' })
      .getByRole('link', { name: '23', exact: true })
      .click();
    await expect(page.locator('.text')).toContainText('Yahweh is my shepherd');
  });
});

test('a tap on a word opens its entry over the chapter', async ({ page }) => {
  await page.goto(john);
  await page.locator('.text [data-n="G2316"]').first().click();
  await expect(page.getByRole('dialog', { name: "Strong's G2316" }).locator('.lemma')).toHaveText(/\p{Script=Greek}/u);
});

test('the arrow keys move through the words of a verse, which are not Tab stops', async ({ page }) => {
  await page.goto(john);
  await page.locator('#v16').focus();
  await page.keyboard.press('ArrowRight');
  const first = page.locator(':focus');
  await expect(first).toHaveAttribute('role', 'button');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveText('God');
  await expect(page.locator('.text [role=button]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#v16')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('#v16')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#v17')).toBeFocused();
  await page.locator('#v16').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: "Strong's G2316" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveText('God');
});

test('in Hebrew the left arrow key opens the next chapter', async ({ page }) => {
  await page.goto('/bible/wlc/genesis/1');
  await page.locator('#v1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#v1')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus')).toHaveAttribute('data-n', 'H7225');
});

test('text size and verse numbers are saved on the device, and changing them shifts nothing', async ({ page }) => {
  await page.goto(john);
  const size = () => page.locator('.text').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const usual = await size();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Extra large').check();
  await page.getByLabel('Strong’s numbers').check();
  await expect.poll(size).toBeGreaterThan(usual);
  await expect(page.locator('.text sup a').first()).toHaveAttribute('href', /^\/lexicon\/G\d+$/);
  await page.goto('/bible/kjv_strongs/john/4');
  await expectNoLayoutShift(page);
  await expect.poll(size).toBeGreaterThan(usual);
  await expect(page.locator('.text sup a').first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Strong’s numbers').uncheck();
  await expect(page.locator('.text sup')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('form', { name: 'Reading settings' })).toHaveCount(0);
});

test('nikud and accents can be switched off and on, and remain off on the next page', async ({ page }) => {
  await page.goto('/bible/wlc/genesis/1');
  // The source orders the marks of a letter differently, so compare in canonical order.
  const firstWord = async () => (await page.locator('.text [data-n]').first().textContent())?.normalize();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Accents').uncheck();
  await expect.poll(firstWord).toBe('בְּרֵאשִׁית'.normalize());
  await page.getByLabel('Vowels').uncheck();
  await expect.poll(firstWord).toBe('בראשית');
  await page.goto('/bible/wlc/genesis/2');
  await expect.poll(firstWord).toBe('ויכלו');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Vowels').check();
  await page.getByLabel('Accents').check();
  await expect.poll(firstWord).toBe('וַיְכֻלּ֛וּ'.normalize());
});

test('Escape closes the list of chapters and returns the focus', async ({ page }) => {
  await page.goto(john);
  const summary = page.getByText('Chapters', { exact: true });
  await summary.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Chapters of John' })).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the verse in the URL is highlighted to its end', async ({ page }) => {
  await page.goto('/bible/web/isaiah/40#v3');
  const readMarked = (): Promise<string[]> =>
    page.evaluate(() =>
      [...(CSS.highlights.get('verse') ?? [])].map((range) => range.toString().replaceAll(/\s+/g, ' ').trim()),
    );
  await expect
    .poll(readMarked)
    .toEqual([
      '3 The voice of one who calls out, “Prepare the way of Yahweh in the wilderness! Make a level highway in the desert for our God.',
    ]);
});

test('a result opens its verse in the chapter', async ({ page }) => {
  await page.goto('/results?q=John+3:16');
  await page.locator('.hits b a').first().click();
  await expect(page).toHaveURL(`${john}#v16`);
});

for (const path of [
  '/bible/kjv_strongs/psalms/23',
  john,
  '/bible/wlc/genesis/1',
  '/bible/kjv_strongs/psalms/119',
  '/bible/kjv/genesis/51',
  '/bible',
  '/bible/web',
]) {
  test(`${path} fits 320 px without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the box above a chapter opens a reference without a request to the server, and unreadable input shows an error', async ({
  page,
}) => {
  await page.goto('/bible/wlc/genesis/1');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bible/go')) requests.push(request.url());
  });
  const box = page.getByRole('textbox', { name: 'Go to' });
  // An empty box sends nothing, and the browser shows no validation message.
  await page.evaluate(() => addEventListener('invalid', () => (document.title = 'refused'), true));
  for (const nothing of ['', ' ']) {
    await box.fill(nothing);
    await box.press('Enter');
  }
  await expect(page).toHaveURL('/bible/wlc/genesis/1');
  await expect(page).not.toHaveTitle('refused');
  await box.fill('Malachi 3:19');
  await box.press('Enter');
  await expect(page).toHaveURL('/bible/wlc/malachi/3#v19');
  expect(requests).toEqual([]);
  await box.fill('nonsense');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No such book' })).toBeVisible();
});

test('the home page offers the chapter that was read last', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Read the Bible' })).toHaveAttribute('href', '/bible');
  await page.goto('/bible/wlc/psalms/51');
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue reading Psalm 51' }).click();
  await expect(page).toHaveURL('/bible/wlc/psalms/51');
});

test('the URL of a range scrolls to its first verse', async ({ page }) => {
  await page.goto('/bible/kjv_strongs/psalms/119#v100-104');
  await expect(page.locator('#v100')).toBeInViewport();
});

test('the number of a verse opens its dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bible/kjv_strongs/micah/4');
  await page.locator('#v3').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Micah 4:3' });
  await expect(dialog).toContainText('they shall beat their swords into plowshares');
  // Isaiah 2:4 is the same oracle. Every table of parallel passages lists it.
  await expect(dialog.locator('.verses > li').first()).toContainText('Isaiah 2:4');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  // The toast does not need its own key press: one Escape closes the dialog.
  await expect(dialog.locator('.toast')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Micah 4:3 \(King James Version\) And he shall judge among many people/);
  expect(copied).not.toMatch(/\d{2}|H\d/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#v3')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog', { name: 'Reconciliation' })).toContainText('Restored Names');
});

test('Enter on the number of a verse opens its dialog also while words are selected', async ({ page }) => {
  await page.goto('/bible/kjv_strongs/micah/4');
  await page.locator('#v2').evaluate((verse) => getSelection()?.selectAllChildren(verse.closest('p') ?? verse));
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(false);
  await page.locator('.v', { hasText: /^3$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Micah 4:3' })).toBeVisible();
});

test('if the dialog cannot load, the verse number opens the page with the words of the verse', async ({ page }) => {
  await page.goto('/bible/wlc/malachi/3');
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.locator('#v19').click();
  await expect(page).toHaveURL('/strongs/verse/malachi/4/1');
});

test('the hint to turn a phone does not move the chapter links away from the end of the text', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/bible/kjv_strongs/john/3');
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toContainText('Turn your device');
  // The button is next to the text, which has at most two lines here.
  expect((await hint.boundingBox())?.height).toBeLessThan(80);
  const foot = page.getByRole('link', { name: 'John 4 →' });
  const lastVerse = page.locator('#v36');
  expect((await foot.boundingBox())?.y).toBeGreaterThan((await lastVerse.boundingBox())?.y ?? Infinity);
  // On an entry it does not cover the chart.
  await page.goto('/lexicon/g26');
  await expect(hint).toHaveCSS('position', 'static');
  await page.close();
});
