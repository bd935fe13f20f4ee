import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a list of four pages becomes one CSV file, and the format is remembered', async ({ page }) => {
  await page.goto('/results?q=gold&db=kjv_strongs&page=2');
  await openExport(page);
  await expect(dialog(page)).toContainText('“gold”: 361 verses');
  await dialog(page).getByLabel('Format').selectOption('CSV (spreadsheet)');
  const { name, text } = await download(page);
  expect(name).toBe('gold 361 verses.csv');
  // The byte order mark, by which spreadsheets recognize UTF-8.
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
  expect(data).toHaveLength(362);
  expect(data[0]).toEqual(['Reference', 'Version', 'Text', 'Link']);
  expect(data[1]?.[0]).toBe('Genesis 2:11');
  expect(data[1]?.[3]).toMatch(/\/bible\/kjv_strongs\/genesis\/2#v11$/);
  expect(data.at(-1)?.[0]).toBe('Revelation 21:21');
  await page.reload();
  await openExport(page);
  await expect(dialog(page).getByLabel('Format')).toHaveValue('csv');
});

test('the verses of a Strong’s number become one file', async ({ page }) => {
  await page.goto('/lexicon/G26/verses?page=2');
  await openExport(page);
  // Counted in the library. Strong's concordance lists 116 references.
  await expect(dialog(page)).toContainText('106 verses, King James Version');
  const { text } = await download(page);
  expect(text).toContain('/lexicon/G26/verses\n');
  expect(text.match(/^\d?\s?[A-Z][\w ]+ \d+:\d+ /gm)).toHaveLength(106);
  expect(text).toMatch(/^Matthew 24:12 And because iniquity shall abound/m);
});

test('a long list shows its progress, can be canceled and continues where it stopped', async ({ page }) => {
  const requested: string[] = [];
  let isHeld = true;
  await page.route('**/api/search?*perPage=100*', async (route) => {
    const number = new URL(route.request().url()).searchParams.get('page') ?? '';
    // The second page never comes until the reader cancels.
    if (number === '2' && isHeld) return;
    requested.push(number);
    await route.continue();
  });
  await page.goto('/results?q=gold&db=kjv_strongs');
  await openExport(page);
  await expect(dialog(page)).toContainText('Loading verses: 100 of 361');
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('value', '100');
  await expect(dialog(page).getByRole('button', { name: 'Copy' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toContainText('Stopped at 100 of 361 verses.');
  isHeld = false;
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dialog(page)).toContainText('“gold”: 361 verses');
  expect(requested).toEqual(['1', '2', '3', '4']);
});

test('a version whose license forbids it is exported as references, with the reason', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // All texts of this installation are free.
  const forbidden = { code: 'web', name: 'World English Bible', license: 'All rights reserved', isFree: false };
  await page.route('**/api/bible/licenses', (route) => route.fulfill({ json: [forbidden] }));
  await page.goto('/results?q=bdellium&db=web');
  await openExport(page);
  await expect(dialog(page)).toContainText('references only. Its license does not allow copying the whole text');
  await expect(dialog(page)).toContainText('All rights reserved');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = await copied(page);
  expect(text).toMatch(/\nGenesis 2:12\n/);
  expect(text).not.toMatch(/onyx/);
});

test('a preacher copies a range of a chapter without verse numbers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/bible/kjv_strongs/psalms/51#v3-4');
  await openExport(page);
  await expect(dialog(page).getByLabel('From verse')).toHaveValue('3');
  await dialog(page).getByLabel('To verse').selectOption('5');
  await dialog(page).getByLabel('Verse numbers').uncheck();
  await expect(dialog(page)).toContainText('Psalm 51:3–5');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toMatch(
    /^Psalm 51:3–5\nKing James Version\nhttp\S+\/bible\/kjv_strongs\/psalms\/51#v3-5\n\nFor I acknowledge my transgressions.*\nAgainst thee.*\nBehold, I was shapen/,
  );
});

test('the menu of a verse exports from that verse', async ({ page }) => {
  await page.goto('/bible/wlc/psalms/51');
  await page.locator('#v3').click();
  await page
    .getByRole('dialog', { name: /^Psalm 51:3/ })
    .getByRole('button', { name: 'Export' })
    .click();
  await expect(dialog(page).getByLabel('From verse')).toHaveValue('3');
  await expect(dialog(page)).toContainText('Psalm 51:3, Westminster Leningrad Codex');
});

test('three versions of a psalm are copied as a table', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/parallel-bible?passage=Psalm+51&versions=kjv_strongs,web,wlc');
  await openExport(page);
  await dialog(page).getByLabel('Format').selectOption('Markdown');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = (await copied(page)).trimEnd().split('\n');
  expect(lines).toContain('|  | King James Version | World English Bible | Westminster Leningrad Codex |');
  const first = lines.find((line) => line.startsWith('| Psalm 51:1 · Hebrew 51:3 |'));
  expect(first).toMatch(/\| Have mercy upon me, O God.* \| Have mercy on me, God.* \| \p{Script=Hebrew}/u);
});

test('a whole list is printed, not only its page', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/results?q=gold&db=kjv_strongs');
  await openExport(page);
  await dialog(page).getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-export > p').getByRole('link', { name: /\d:\d/ })).toHaveCount(361);
  await expect(page.locator('.print-export > h1')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
});
