import { expect, test, type Page } from '@playwright/test';
import { expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';
import { stopClock } from './stop-clock.ts';

const row = (page: Page, reference: string) =>
  page.locator('.sides > li').filter({ has: page.getByRole('link', { name: reference, exact: true }) });
const toggle = (page: Page) => page.getByRole('checkbox', { name: /^Parallel/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader picks a passage, chooses its versions, and reads the next one', async ({ page }) => {
    await page.goto('/parallel-bible');
    await page.getByRole('searchbox', { name: 'Passage' }).fill('ps 51');
    await page.getByLabel('Version 1').selectOption('web');
    await page.getByLabel('Version 2').selectOption('wlc');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL('/parallel-bible?passage=ps+51&versions=web,wlc');
    await expect(page.getByRole('heading', { name: /^Psalm/ })).toHaveText('Psalm 51');
    // The Hebrew text numbers the title of this psalm as two verses.
    await expect(row(page, 'Psalm 51:1 · Hebrew 51:3').locator('p')).toHaveText([
      /^Have mercy on me, God/,
      /^\p{Script=Hebrew}/u,
    ]);
    await page.getByRole('link', { name: 'Psalm 52 →' }).click();
    await expect(page.getByRole('heading', { name: /^Psalm/ })).toHaveText('Psalm 52');
    await expect(page.getByLabel('Version 2')).toHaveValue('wlc');
  });

  test('a column shows the words of a version one by one', async ({ page }) => {
    await page.goto('/parallel-bible?passage=Ruth+1%3A16&versions=web,kjv_strongs');
    await page.getByLabel('Version 2').selectOption({ label: 'Hebrew (WLC), interlinear' });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL('/parallel-bible?passage=Ruth+1%3A16&versions=web,wlc-interlinear');
    // “… not to leave thee”.
    const leave = page.locator('.sides .stacks li', { hasText: 'H5800' });
    await expect(leave.locator('.o')).toHaveText('לְעָזְבֵ֖ךְ');
    await expect(leave.locator('.g')).toContainText('leave');
    await page.getByText('How words are linked').click();
    await expect(page.getByText('Words are linked if they have the same Strong’s number')).toBeVisible();
  });

  test('a column of words has the original of each testament, and a long passage a link to its next verses', async ({
    page,
  }) => {
    await page.goto('/parallel-bible?passage=Malachi+4:6;+Matthew+1:1&versions=kjv-interlinear,web');
    await expect(row(page, 'Malachi 4:6').locator('.o[lang=hbo]').first()).toBeVisible();
    await expect(row(page, 'Matthew 1:1').locator('.o[lang=grc]').first()).toBeVisible();
    await page.goto('/parallel-bible?passage=Genesis+1-9&versions=kjv,web');
    await expect(page.getByText('The first 200 verses of Genesis 1–9.')).toBeVisible();
    await page.getByRole('link', { name: 'Next verses' }).click();
    await expect(page.getByRole('heading', { name: 'Genesis 8:17–9:29' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next verses' })).toHaveCount(0);
    await page.goto('/parallel-bible?passage=John+3:30-99&versions=kjv,web');
    await page.getByText('John 3 has 36 verses.').getByRole('link', { name: 'John 3' }).click();
    await expect(page.getByRole('heading', { name: 'John 3', exact: true })).toBeVisible();
  });

  test('results appear next to Restored Names', async ({ page }) => {
    await page.goto('/');
    await page.locator('main input[name=q]').fill('"the LORD is my shepherd"');
    await page.getByRole('checkbox', { name: /^Parallel/ }).check();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const psalm = row(page, 'Psalm 23:1');
    await expect(psalm.locator('div').first()).toContainText('The LORD is my shepherd');
    await expect(psalm.locator('div').last()).toContainText('YHWH is my shepherd');
    await expect(page.locator('.sides')).not.toContainText('RSTNE');
    // The chosen version remains when the page changes.
    await page.getByLabel('Version on the right').selectOption('web');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(psalm.locator('div').last()).toContainText('Yahweh is my shepherd');
    await expect(page.getByLabel('Version on the right')).toHaveValue('web');
  });
});

test('Malachi 4 appears next to Hebrew 3, and missing verses are reported', async ({ page }) => {
  await page.goto('/parallel-bible?passage=Malachi+4&versions=kjv_strongs,restored,wlc');
  await expect(row(page, 'Malachi 4:1 · Hebrew 3:19').locator('p')).toHaveText([
    /^For, behold, the day cometh/,
    /^For, behold, the day cometh.*YHWH of hosts/,
    /^\p{Script=Hebrew}/u,
  ]);
  await page.goto('/parallel-bible?passage=John+1%3A1&versions=kjv_strongs,wlc');
  await expect(row(page, 'John 1:1')).toContainText('This version has only the Old Testament');
});

test('a column of words has the lines that the reader chose for interlinear texts', async ({ page }) => {
  await page.goto('/interlinear/wlc?passage=Ruth+1:16');
  await page.getByRole('link', { name: 'Parsing', exact: true }).click();
  await page.goto('/parallel-bible?passage=Ruth+1%3A16&versions=kjv_strongs,wlc-interlinear');
  const leave = page.locator('.sides .stacks li', { hasText: 'H5800' });
  for (const line of ['.o', '.n', '.l', '.p', '.g']) await expect(leave.locator(line)).toBeVisible();
  await expect(leave.locator('.l')).toHaveText('עָזַב');
  await expect(leave.locator('.t')).toBeHidden();
  const colorOf = (selector: string): Promise<string> =>
    page
      .locator(`.sides .stacks ${selector}`)
      .first()
      .evaluate((word) => getComputedStyle(word).color);
  expect(await colorOf('.o.V')).toBe(await colorOf('.o.N'));
  await page.evaluate(() => localStorage.setItem('interlinear', JSON.stringify({ color: 'speech' })));
  await page.reload();
  expect(await colorOf('.o.V')).not.toBe(await colorOf('.o.N'));
});

test('a word highlights its partners in all columns, and opens with its form in the original', async ({ page }) => {
  await page.goto('/parallel-bible?passage=Genesis+1%3A1-2&versions=kjv_strongs,rv1909,wlc-interlinear,web');
  await expect(page.locator('main[data-alive]')).toBeAttached();
  const cells = row(page, 'Genesis 1:1').locator('> div');
  const partners = page.locator('.partner');
  await cells.first().locator('[data-w]', { hasText: 'God' }).hover();
  await expect(partners).toHaveText(['God', 'Dios', /elohim/, 'God']);
  await page.getByRole('searchbox', { name: 'Passage' }).hover();
  await expect(partners).toHaveCount(0);

  await page.getByRole('link', { name: 'Genesis 1:1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const god = cells.first().getByRole('button', { name: 'God' });
  await expect(god).toBeFocused();
  await expect(god).toHaveAccessibleDescription('H430');
  await expect(partners).toHaveCount(4);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /H430/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(god).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Genesis 1:2').locator(':focus')).toHaveText('And the earth');

  await cells.nth(2).locator('li', { hasText: 'created' }).click();
  await expect(page.getByRole('dialog', { name: /H1254/ })).toContainText('verb, Qal, perfect');
  await page.keyboard.press('Escape');
  await expect(partners.first()).toHaveText('created');
});

test('a word of an interlinear column is searched in the original of its testament', async ({ page }) => {
  const malachi = { word: '.o[lang=hbo]', original: 'wlc', check: 'King James Version, Old Testament:' };
  const matthew = { word: '.o[lang=grc]', original: 'tr', check: 'King James Version, New Testament:' };
  for (const [url, words] of [
    ['passage=Malachi+4:6;+Matthew+1:1&versions=kjv-interlinear,web', [malachi, matthew]],
    ['passage=Matthew+1:1;+Malachi+4:6&versions=kjv-interlinear,web', [malachi, matthew]],
    ['passage=Matthew+1:1;+Malachi+4:6&versions=web,wlc-interlinear', [malachi]],
  ] as const) {
    await page.goto(`/parallel-bible?${url}`);
    await expect(page.locator('main[data-alive]')).toBeAttached();
    for (const { word, original, check } of words) {
      await page.locator('.sides .stacks').locator(word).first().click();
      const form = page.getByRole('link', { name: 'Find this form' });
      await expect(form, url).toHaveAttribute('href', new RegExp(`db=${original}\\b`));
      await page.getByText('How this link was made').click();
      await expect(page.getByText(check), url).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});

test('each word of an interlinear column is one button, and Enter opens the words of a phrase one after the other', async ({
  page,
}) => {
  await page.goto('/parallel-bible?passage=Genesis+1%3A4&versions=web,kjv_strongs-interlinear');
  await expect(page.locator('main[data-alive]')).toBeAttached();
  const column = row(page, 'Genesis 1:4').locator('> div').nth(1);
  // "Divided" is a verb and a preposition.
  const divided = column.getByRole('button', { name: /divided/ });
  await expect(divided.locator('.n')).toHaveText(['H914', 'H996']);
  await divided.locator('.o').first().click();
  const dialog = (number: string) => page.getByRole('dialog', { name: new RegExp(`${number}$`) });
  await expect(dialog('H914')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(divided).toBeFocused();
  await expect(divided).toHaveAccessibleName(/^divided, .*vayavdel/);
  await expect(divided).toHaveAccessibleDescription('H914 H996');
  for (const number of ['H914', 'H996', 'H914']) {
    await page.keyboard.press('Enter');
    await expect(dialog(number)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(divided).toBeFocused();
  }
  // It stays a button without the focus, and the verses of another passage have buttons too.
  await page.keyboard.press('ArrowLeft');
  await expect(divided).toHaveRole('button');
  await page.getByRole('searchbox', { name: 'Passage' }).fill('Ruth 1:16');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(
    row(page, 'Ruth 1:16')
      .getByRole('button', { name: /thy people/ })
      .first(),
  ).toBeVisible();
});

test('columns stay aligned: the texts of a verse start at the same height', async ({ page }) => {
  await page.goto('/parallel-bible?passage=Genesis+1&versions=kjv_strongs,web,wlc,kjv');
  const tops = await page
    .locator('.sides > li')
    .nth(7)
    .locator('div')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
});

test('another right side can be chosen in place, remains on other pages, and Back returns to it', async ({ page }) => {
  await page.goto('/results?q=gold&parallel=true');
  const menu = page.getByLabel('Version on the right');
  await expect(menu).toHaveValue('');
  await menu.selectOption('web');
  await expect(page).toHaveURL('/results?q=gold&parallel=true&beside=web');
  await expect(row(page, 'Genesis 2:11').locator('div').last()).toContainText('World English Bible');
  await expect(row(page, 'Genesis 2:11').locator('div').last().locator('u').first()).toHaveText('Pishon');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2.*beside=web/);
  await expect(menu).toHaveValue('web');
  await page.goBack();
  await page.goBack();
  await expect(menu).toHaveValue('');
  await expect(row(page, 'Genesis 2:11').locator('div').last()).toContainText('Restored Names');
});

test('the switch turns results into a comparison and back, and updates the URL', async ({ page }) => {
  await page.goto('/results?q=gold');
  await expect(page.locator('main[data-alive]')).toBeAttached();
  // The stars disappear after a moment.
  await stopClock(page);
  await toggle(page).click();
  await expect(page).toHaveURL(/parallel=true/);
  await expect(page.locator('label.sparkles')).toHaveClass(/sparkle\b/);
  await page.clock.resume();
  await expect(page.locator('.sides > li')).toHaveCount(30);
  await expect(page.locator('.hits > li')).toHaveCount(0);
  await expect(row(page, 'Genesis 2:11').locator('div').last()).toContainText('gold');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2.*parallel=true/);
  await toggle(page).click();
  await expect(page.locator('.hits > li')).toHaveCount(30);
  await expect(page).not.toHaveURL(/parallel/);
  await page.goBack();
  await expect(page.locator('.sides > li')).toHaveCount(30);
  await expect(toggle(page)).toBeChecked();
});

test('a text that could not be loaded has a different message from a missing text', async ({ page }) => {
  await page.route('**/api/bible/verses*', (route) => route.abort());
  await page.goto('/results?q=gold');
  await toggle(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Could not load Restored Names text for comparison. Please try a different reference or check your connection.',
  );
  await expect(row(page, 'Genesis 2:11').locator('div').last()).toHaveText(
    'Restored Names (from the KJV)(Error loading Restored Names for Genesis 2:11)',
  );
  await expect(row(page, 'Genesis 2:11').locator('div').first()).toContainText('where there is gold');
});

test('menus apply immediately and preserve the focus, and Back returns to the previous comparison', async ({
  page,
}) => {
  await page.goto('/parallel-bible?passage=Psalm+23&versions=kjv_strongs,restored');
  const second = page.getByLabel('Version 2');
  await second.focus();
  await second.selectOption('web');
  await expect(page).toHaveURL('/parallel-bible?passage=Psalm+23&versions=kjv_strongs,web');
  await expect(row(page, 'Psalm 23:1').locator('div').last()).toContainText('Yahweh is my shepherd');
  await expect(second).toBeFocused();
  await page.getByLabel('Version 3').selectOption('wlc');
  await expect(row(page, 'Psalm 23:1').locator('div')).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/parallel-bible?passage=Psalm+23&versions=kjv_strongs,restored');
  await expect(second).toHaveValue('restored');
  await expect(row(page, 'Psalm 23:1').locator('div').last()).toContainText('YHWH is my shepherd');
});

test('another passage loads in place, and the focus moves to its heading', async ({ page }) => {
  await page.goto('/parallel-bible?passage=Psalm+23&versions=web,wlc');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  // Before hydration the link would load a new page.
  await expect(page.locator('main[data-alive]')).toBeAttached();
  await page.getByRole('link', { name: 'Psalm 24 →' }).click();
  await expect(page.getByRole('heading', { name: 'Psalm 24' })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Passage' }).fill('Genesis 51');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Genesis has 50 chapters.')).toBeVisible();
  await page.getByRole('link', { name: 'Genesis 50' }).click();
  await expect(page.getByRole('heading', { name: 'Genesis 50' })).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same', '');
});

test('differing names are highlighted, and the search words on both sides', async ({ page }) => {
  await page.goto('/parallel-bible?passage=Psalm+23%3A1&versions=kjv_strongs,restored');
  await expect(page.locator('.sides u')).toHaveText(['YHWH']);
  await page.goto('/results?q=shepherd&parallel=true');
  const psalm = row(page, 'Psalm 23:1');
  await expect(psalm.locator('div').first().locator('mark')).toHaveText('shepherd');
  await expect(psalm.locator('div').last().locator('mark')).toHaveText('shepherd');
  await expect(psalm.locator('u')).toHaveText(['YHWH']);
});

test('names of versions and books are not cut off on a phone or in a column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/parallel-bible?passage=Deuteronomy+5%3A22&versions=kjv_strongs,restored');
  await expect(page.getByRole('link', { name: 'Deut 5:22' })).toBeVisible();
  const cut = await page.locator('.comparison select').evaluateAll(
    (all) =>
      all.filter((select) => {
        const name = document.createElement('span');
        name.textContent = (select as HTMLSelectElement).selectedOptions[0]?.textContent ?? '';
        name.style.position = 'absolute';
        name.style.font = getComputedStyle(select).font;
        document.body.append(name);
        // The arrow takes about 24 px and the padding 16.
        return name.getBoundingClientRect().width > select.clientWidth - 40;
      }).length,
  );
  expect(cut).toBe(0);
});

test('a verse is copied with all its versions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/parallel-bible?passage=Psalm+23%3A1&versions=kjv_strongs,restored');
  await page.getByRole('button', { name: 'Copy Psalm 23:1' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(
      'Psalm 23:1\nKing James Version: The LORD is my shepherd; I shall not want.\nRestored Names (from the KJV): YHWH is my shepherd; I shall not want.',
    );
});

test('the stars do not move for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/results?q=gold');
  await toggle(page).click();
  const animations = await page
    .locator('label.sparkles')
    .evaluate((label) => [getComputedStyle(label).animationName, getComputedStyle(label, '::before').animationName]);
  expect(animations).toEqual(['none', 'none']);
});

for (const path of [
  '/parallel-bible',
  '/parallel-bible?passage=Psalm+51&versions=kjv_strongs,wlc-interlinear,web,restored',
  '/results?q=gold&parallel=true',
  '/parallel-bible?passage=Genesis+51',
]) {
  test(`${path} has no layout shift at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);
  });
}
