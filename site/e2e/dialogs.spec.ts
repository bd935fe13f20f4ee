import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessibility.ts';

const sheet = (page: Page): Locator => page.getByRole('dialog');
const numbered = '/results?q=gold&strongs=true';
const plain = '/results?q=gold';
const gold = (page: Page): Locator => page.locator('.hit sup a', { hasText: /^H2091$/ }).first();

/** Holds calls back until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const cut = (route: Route): Promise<void> => route.abort();
const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, json: { message: 'x', code: 'not_found' } });

/** Opens the lexicon dialog for a number that no link on the page has. */
async function openNumber(page: Page, number: string): Promise<void> {
  await page.goto(numbered);
  const link = page.locator('.hit sup a').first();
  await link.evaluate((element, text) => element.setAttribute('href', `/lexicon/${text}`), number);
  await link.click();
}

test.describe('the lexicon dialog', () => {
  test('by the keyboard alone: entry, examples, another page of them, and back to the number', async ({ page }) => {
    await page.goto(numbered);
    await gold(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Strong\'s H2091' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Strong\'s H2091' })).toBeFocused();
    await expect(dialog.locator('.lemma')).toHaveText('זָהָב');
    await expect(dialog.locator('.badges')).toContainText('Hebrew');
    await expect(dialog).toContainText('zaw-hawb');
    await expect(dialog.locator('[data-part=examples-list] li')).toHaveCount(20);
    await expect(dialog.locator('[data-part=examples-list] mark').first()).toHaveText('gold');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await dialog.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.pager [aria-current]')).toHaveText('2');
    await expect(dialog.getByRole('heading', { name: 'Examples in Scripture' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(gold(page)).toBeFocused();
    await expect(page).toHaveURL(/strongs=true$/);
  });

  test('its size is the same while it loads and after', async ({ page }) => {
    await page.goto(numbered);
    const release = await hold(page, '**/static-strongs/*.json');
    await gold(page).click();
    await expect(sheet(page)).toContainText('Loading Lexicon data...');
    await page.waitForTimeout(300);
    const before = await sheet(page).boundingBox();
    release();
    await expect(sheet(page).locator('.lemma')).toBeVisible();
    expect(await sheet(page).boundingBox()).toEqual(before);
  });

  test('a number that is no entry, with common words that are', async ({ page }) => {
    await openNumber(page, 'H9999');
    await expect(sheet(page)).toContainText('Strong\'s number H9999 not found in dictionary');
    for (const number of ['H430', 'H3068', 'H776', 'H120']) await expect(sheet(page).getByRole('link', { name: number })).toBeVisible();
  });

  test('no number at all shows H430', async ({ page }) => {
    await openNumber(page, '');
    await expect(sheet(page).locator('.lemma')).toHaveText('אֱלֹהִים');
  });

  test('a number without verses says so', async ({ page }) => {
    // G1302 is in the dictionary; no word of the tagged King James Version has it.
    await openNumber(page, 'G1302');
    await expect(sheet(page)).toContainText('No verse examples found for Strong\'s G1302 in the current database.');
    await expect(sheet(page)).toContainText('indexing');
  });

  test('examples that cannot be had say so; of the first page, samples stand in', async ({ page }) => {
    await page.route('**/api/strongs/search-by-number/**', cut);
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page)).toContainText('Error loading verse examples. Please try again later.');
    await page.keyboard.press('Escape');
    await openNumber(page, 'H430');
    await expect(sheet(page)).toContainText('These are built-in samples.');
    await expect(sheet(page).locator('[data-part=examples-list] li').first()).toContainText('Genesis 1:1');
  });

  test('without the static file the calls answer; without either a built-in sample, which says so', async ({ page }) => {
    await page.route('**/static-strongs/*.json', cut);
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page).locator('.lemma')).toHaveText('זָהָב');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.route('**/api/**', cut);
    await gold(page).click();
    await expect(sheet(page)).toContainText('transliteration unknown');
    await expect(sheet(page)).toContainText('could not be reached');
    await page.keyboard.press('Escape');
    await page.locator('.hit sup a', { hasText: /^H776$/ }).first().click();
    await expect(sheet(page)).toContainText('this is a built-in sample');
    await expect(sheet(page).locator('.lemma')).toHaveText('אֶרֶץ');
  });

  test('copies the entry, and says so above the dialog', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(numbered);
    await gold(page).click();
    await sheet(page).getByRole('button', { name: 'Copy' }).click();
    await expect(sheet(page).getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect(sheet(page).getByText('The Lexicon entry for H2091 has been copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^STRONGS H2091 - /);
  });

  test('a press beside it closes it, and its button as well', async ({ page }) => {
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(sheet(page)).toHaveCount(0);
    await gold(page).click();
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(gold(page)).toBeFocused();
  });
});

test.describe('the word dialog', () => {
  test('by the keyboard alone: along the numbers, one chosen, its definition, and back to the button', async ({ page }) => {
    await page.goto(plain);
    const opener = page.getByRole('button', { name: 'STRONGS Genesis 2:12' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Strong\'s Analysis: Genesis 2:12' });
    const row = dialog.getByRole('row');
    await expect(row.nth(0)).toHaveText(/Word\s*Strong's Number\s*Definition/);
    await expect(row.nth(1)).toContainText('gold');
    await expect(row.nth(1)).toContainText('Click number to view');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'H2091' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(row.nth(1)).toContainText('Selected');
    await expect(dialog.getByText('Selected')).toHaveCount(1);
    await expect(dialog.locator('.definition')).toContainText('zaw-hawb');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row.nth(1)).toContainText('Click number to view');
    await expect(row.nth(2)).toContainText('Selected');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('a definition that is nowhere says so', async ({ page }) => {
    await page.goto(plain);
    await page.route(/static-strongs|api\/lexicon/, missing);
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await sheet(page).getByRole('button', { name: 'H2091' }).click();
    await expect(sheet(page)).toContainText('Definition not found for H2091. This may be a pre-generated static file that hasn\'t been created yet.');
  });

  test('a definition is awaited in its place', async ({ page }) => {
    await page.goto(plain);
    const release = await hold(page, '**/static-strongs/*.json');
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await sheet(page).getByRole('button', { name: 'H2091' }).click();
    await expect(sheet(page)).toContainText('Loading H2091');
    release();
    await expect(sheet(page).locator('.definition')).toContainText('zaw-hawb');
  });

  test('without the call the words of the result itself are shown', async ({ page }) => {
    await page.goto(plain);
    await page.route('**/api/strongs/verse/**', cut);
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await expect(sheet(page).getByRole('button', { name: 'H2091' })).toBeVisible();
  });

  test('a text without numbers has no words to show', async ({ page }) => {
    await page.goto('/results?q=gold&db=web');
    await expect(page.getByRole('button', { name: /^STRONGS/ }).first()).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Show Strong’s Numbers/ }).first()).toBeDisabled();
  });
});

test.describe('a result without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to its chapter and to its words', async ({ page }) => {
    await page.goto(plain);
    const verse = page.locator('.hit').first();
    await expect(verse.getByRole('link', { name: 'Genesis 2:11', exact: true })).toHaveAttribute('href', '/bible/kjv_strongs/genesis/2#v11');
    await expect(verse.getByRole('link', { name: 'STRONGS Genesis 2:11' })).toHaveAttribute('href', '/strongs/verse/genesis/2/11');
    await expect(verse.getByRole('button')).toHaveCount(0);
  });

  test('of the Hebrew text leads to the words by the number of the King James Version', async ({ page }) => {
    // Hebrew Malachi 3:19 is 4:1 in the King James Version.
    await page.goto(`/results?q=${encodeURIComponent('Malachi 4:1')}&db=wlc`);
    const verse = page.locator('.hit').first();
    await expect(verse.getByRole('link', { name: /^STRONGS/ })).toHaveAttribute('href', '/strongs/verse/malachi/4/1');
    await expect(verse.locator('b a')).toHaveAttribute('href', '/bible/wlc/malachi/3#v19');
  });
});

test.describe('the parallel dialog', () => {
  const open = async (page: Page, path = plain): Promise<Locator> => {
    await page.goto(path);
    await page.getByRole('button', { name: /^PARALLEL/ }).first().click();
    return page.getByRole('dialog', { name: 'Reconciliation' });
  };

  test('by the keyboard alone: the Hebrew beside the restored names, another version, and back', async ({ page }) => {
    await page.goto(plain);
    const opener = page.getByRole('button', { name: 'PARALLEL Genesis 2:11' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reconciliation' });
    const menu = dialog.getByRole('combobox', { name: 'Version on the left' });
    await expect(menu).toHaveValue('wlc');
    await expect(menu.locator('option[value=rstne]')).toHaveCount(0);
    await expect(dialog.locator('[data-part=left] [lang=hbo]')).toContainText('־אֶ');
    await expect(dialog.locator('[data-part=right-label]')).toHaveText('Restored Names (from the KJV)');
    await expect(dialog.locator('[data-part=right]')).toContainText('Havilah');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu).toBeFocused();
    await page.keyboard.type('World');
    await expect(dialog.locator('[data-part=left]')).toContainText('flows through');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('begins with the site’s default in the New Testament', async ({ page }) => {
    const dialog = await open(page, `/results?q=${encodeURIComponent('John 3:16')}`);
    await expect(dialog.getByRole('combobox')).toHaveValue('kjv_strongs');
  });

  test('shows both numbers where they differ', async ({ page }) => {
    const dialog = await open(page, `/results?q=${encodeURIComponent('Malachi 4:1')}`);
    await expect(dialog.locator('[data-part=left]')).toContainText('Malachi 4:1 · Hebrew 3:19');
  });

  test('each side says when it is awaited, lacks the verse, or cannot be loaded', async ({ page }) => {
    const release = await hold(page, '**/api/bible/verse/**');
    const dialog = await open(page);
    await expect(dialog.locator('[data-part=left]')).toHaveText('Loading verse...');
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
    release();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await page.route('**/api/bible/verse/**', missing);
    await page.route('**/api/rstne**', missing);
    const lacking = await open(page);
    await expect(lacking.locator('[data-part=left]')).toHaveText('Verse not available in this translation');
    await page.route('**/api/rstne-restored/**', missing);
    await page.route('**/api/rstne/**', missing);
    await expect((await open(page)).locator('[data-part=right]')).toHaveText('Verse not available in Restored Names');
    await page.route('**/api/rstne-restored/**', cut);
    await page.route('**/api/rstne/**', cut);
    await expect((await open(page)).locator('[data-part=right]')).toContainText('Could not load Restored Names text for comparison. Please try a different reference or check your connection.');
  });

  test('copies the comparison, also where it cannot be shared', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const dialog = await open(page, `/results?q=${encodeURIComponent('John 3:16')}`);
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByText('Share not supported').first()).toBeVisible();
    await expect(dialog.getByText('Your browser doesn\'t support direct sharing. Comparison copied to clipboard instead.').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^John 3:16\nKing James[^]*\nRestored Names \(from the KJV\): For /);
  });
});

test.describe('/strongs-test', () => {
  test('shows a verse with its numbers or without, and opens three columns by the keyboard', async ({ page, context }) => {
    await page.goto('/strongs-test');
    const text = page.locator('[data-text]');
    await expect(text).toContainText('In the beginning God created');
    await expect(text.locator('sup')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Strong’s Numbers' }).click();
    await expect(text.locator('sup').first()).toHaveText('H7225');
    await page.getByRole('button', { name: 'Genesis 2:7' }).click();
    await expect(text).toContainText('breathed');
    await page.getByLabel('Book').fill('43');
    await page.getByLabel('Chapter').fill('11');
    await page.getByLabel('Verse').fill('35');
    await page.keyboard.press('Enter');
    await expect(text).toContainText('Jesus');
    await page.getByRole('button', { name: 'Genesis 1:1' }).click();
    await expect(text).toContainText('In the beginning');
    await page.getByRole('tab', { name: 'Toggle Component' }).focus();
    await page.keyboard.press('ArrowRight');
    const opener = page.getByRole('button', { name: /Open the dialog/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Genesis 1:1' });
    await expect(dialog.getByRole('row').nth(0)).toHaveText(/English \(KJV\)\s*Strong's\s*Hebrew\/Greek/);
    await expect(dialog.locator('[data-part=restored]')).toContainText('the heaven and the earth');
    const number = dialog.locator('a[data-number=H430]').first();
    await expect(number).toHaveAttribute('href', '/lexicon/H430');
    await number.focus();
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(opened).toHaveURL(/\/lexicon\/H430$/);
    await expect(dialog.locator('.definition')).toContainText('el-o-heem');
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('says when verses cannot be loaded', async ({ page }) => {
    await page.route(/api\/(bible\/verse|rstne|strongs\/verse)/, cut);
    await page.goto('/strongs-test');
    await expect(page.getByText('Failed to load verse data')).toBeVisible();
    await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
    await page.getByRole('button', { name: /Open the dialog/ }).click();
    await expect(sheet(page)).toContainText('The verse could not be loaded.');
  });

  test('the restored verse is awaited under its own name, and a definition that is nowhere says so', async ({ page }) => {
    const release = await hold(page, '**/api/rstne-restored/**');
    await page.goto('/strongs-test');
    await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
    await page.getByRole('button', { name: /Open the dialog/ }).click();
    await expect(sheet(page).locator('[data-part=restored]')).toHaveText('Loading Restored Names verse...');
    release();
    await expect(sheet(page).locator('[data-part=restored]')).toContainText('the heaven');
    await page.route(/static-strongs|api\/lexicon/, missing);
    await sheet(page).locator('[data-number=H1254]').click();
    await expect(sheet(page).locator('.definition')).toHaveText('Definition not found for H1254.');
  });
});

test.describe('/sample', () => {
  test('says that it is one; its words lead to entries in a new tab', async ({ page }) => {
    await page.goto('/sample');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('Sample data.')).toBeVisible();
    await expect(page.getByText('Showing 1-30 of 417 results for gold')).toBeVisible();
    await expect(page.locator('.sample ol > li')).toHaveCount(5);
    const numbers = page.getByLabel('Show Strong’s Numbers');
    await expect(numbers).toBeChecked();
    const word = page.getByRole('link', { name: /^gold;?\s?H2091/ }).first();
    await expect(word).toHaveAttribute('href', '/lexicon/H2091');
    await expect(word).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'TheH1000' })).toHaveAttribute('href', '/lexicon/H1000');
    await numbers.uncheck();
    await expect(page.locator('.sample sup').first()).toBeHidden();
    await page.getByPlaceholder('Enter a word, phrase, or reference...').fill('silver');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/results\?q=silver/);
  });
});

type Show = (page: Page) => Promise<unknown>;
const screens: [name: string, show: Show][] = [
  ['the lexicon dialog', async (page) => {
    await page.goto(numbered);
    await gold(page).click();
    await expect(sheet(page).locator('.verses li')).toHaveCount(20);
  }],
  ['the word dialog', async (page) => {
    await page.goto(plain);
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    await sheet(page).getByRole('button', { name: 'H2091' }).click();
    await expect(sheet(page).locator('.definition')).toContainText('zaw-hawb');
  }],
  ['the parallel dialog', async (page) => {
    await page.goto(plain);
    await page.getByRole('button', { name: 'PARALLEL Genesis 2:12' }).click();
    await expect(sheet(page).getByRole('button', { name: 'Copy' })).toBeEnabled();
  }],
  ['the three-column dialog', async (page) => {
    await page.goto('/strongs-test');
    await page.getByRole('tab', { name: 'Three-Column Dialog' }).click();
    await page.getByRole('button', { name: /Open the dialog/ }).click();
    await expect(sheet(page).locator('[data-part=restored]')).toContainText('the heaven');
  }],
  ['/sample', (page) => page.goto('/sample')],
  ['/strongs-test', async (page) => {
    await page.goto('/strongs-test');
    await expect(page.locator('[data-text]')).toContainText('In the beginning');
  }],
];

for (const [name, show] of screens) {
  test(`${name} fits 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await expectNoSidewaysScroll(page);
    if ((await sheet(page).count()) === 0) return;
    const box = await sheet(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 360 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
    const inside = await sheet(page).evaluate((element) => [...element.querySelectorAll('*')].some((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible' && each.clientWidth > 1));
    expect(inside).toBe(false);
  });
}
