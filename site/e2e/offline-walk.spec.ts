import { expect, test, type Page } from '@playwright/test';
import { waitUntilPageSaved, waitForScripts } from './offline-pages.ts';
import { installWhole } from './packs.ts';
import { open, pageKinds } from './page-kinds.ts';

const packs = ['hebrew-entries', 'greek-entries', 'kjv_strongs', 'web', 'wlc', 'sblgnt', 'hebrew-learning'];

/** Kinds that show the offline message: URLs without a page, counts that only the server has, and test pages. */
const closed = [
  'entry, not found',
  'entry, not a number',
  'word study',
  'chapter, not found',
  'sample',
  'test of numbers',
  'not found',
  'dialog of three columns',
];
/** Kinds that open without a part that the server makes on request, and what their pages show instead. */
const reachWithoutServer = new Map<string, (page: Page) => Promise<void>>([
  ['home, suggestions', typeWithoutSuggestions],
  ['dialog of a verse', openVerseWithoutCrossReferences],
]);

// Use one device for all tests, because the downloads take most of the time.
test.describe.configure({ mode: 'serial' });
/** A reader who downloaded everything, then went offline, and has only visited the home page. */
let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ serviceWorkers: 'allow', ...(baseURL && { baseURL }) });
  await page.goto('/');
  await waitUntilPageSaved(page);
  await waitForScripts(page);
  for (const name of packs) await installWhole(page, name);
  await page.context().setOffline(true);
});
test.afterAll(() => page.context().close());

test('every kind of page opens and works', async () => {
  test.setTimeout(600_000);
  const messages: string[] = [];
  for (const kind of pageKinds.filter(({ name }) => !needsNetwork(name))) {
    await test.step(kind.name, async () => {
      await open(page, { name: kind.name, path: kind.path });
      // Skip the steps of a page that shows the offline message.
      if (await page.locator('.not-saved').count()) messages.push(kind.name);
      else await (reachWithoutServer.get(kind.name) ?? kind.reach)?.(page);
    });
  }
  expect(messages, 'pages that say that there is no network').toEqual(closed);
});

/** Offline, the page of downloads has nothing to offer, and one kind is the offline message itself. */
function needsNetwork(name: string): boolean {
  return name.startsWith('downloads') || name === 'not saved on the device';
}

async function typeWithoutSuggestions(on: Page): Promise<void> {
  const isFailed = on.waitForEvent('requestfailed', (request) => request.url().includes('/api/suggest?'));
  await on.getByLabel('Search the Bible').pressSequentially('gold');
  await isFailed;
  await expect(on.locator('[role=option]')).toHaveCount(0);
}

async function openVerseWithoutCrossReferences(on: Page): Promise<void> {
  await on.locator('#v3').focus();
  await on.keyboard.press('Enter');
  await expect(on.getByRole('dialog')).toContainText('The cross-references could not be loaded.');
}

test('pages that depend on versions use the downloaded ones', async () => {
  await test.step('the words of a verse, under another name of its book', async () => {
    await page.goto('/strongs/verse/mal/4/1');
    await expect(page).toHaveURL('/strongs/verse/malachi/4/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Malachi 4:1 · Hebrew 3:19');
    await expect(page.locator('.stacks').first()).toContainText('H3117');
    await expect(page.locator('main')).toContainText('Westminster Leningrad Codex');
    await expect(page.locator('main [lang=hbo]').first()).toHaveText(/[א-ת]/);
    await expect(page.getByText('This comes from your downloaded texts')).toBeVisible();
    await page.locator('.stacks a').first().click();
    await expect(page.getByRole('dialog')).toContainText('H');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Malachi 4:2' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Malachi 4:2');
  });

  await test.step('a verse that does not exist', async () => {
    await page.goto('/strongs/verse/jude/2/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verse not available');
  });

  await test.step('a comparison, and another passage of it', async () => {
    await page.goto('/parallel-bible?passage=Psalm+51&versions=kjv,wlc,web,restored');
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Psalm 51');
    await expect(page.locator('main')).toContainText('Have mercy upon me, O God');
    await expect(page.locator('main [lang=hbo]').first()).toContainText(/[א-ת]/);
    await page.getByRole('link', { name: 'Psalm 52' }).first().click();
    await expect(page.locator('main')).toContainText('Why boastest thou thyself in mischief');
    await page.goto('/parallel-bible?passage=Jude&versions=kjv,asv');
    await expect(page.locator('main')).toContainText('ASV is not downloaded');
  });

  await test.step('all verses of a number, the second page, and those of one rendering', async () => {
    await page.goto('/lexicon/g26/verses');
    await expect(page).toHaveURL('/lexicon/G26/verses');
    // Counted in the library. Strong's concordance lists 116 references.
    await expect(page.locator('main')).toContainText('116 times in 106 verses');
    await expect(page.locator('.verses li')).toHaveCount(50);
    await page.getByRole('link', { name: 'Next' }).first().click();
    await expect(page).toHaveURL('/lexicon/G26/verses?page=2');
    await expect(page.locator('.verses li')).toHaveCount(50);
    await page.goto('/lexicon/G26/verses?rendering=charity');
    await expect(page.locator('main')).toContainText('“charity”');
    await expect(page.locator('.verses li').first()).toContainText('charity');
  });

  await test.step('the dialogs: words, comparison, further examples of an entry', async () => {
    await page.goto('/results?q=gold');
    await page.getByRole('button', { name: 'STRONGS Genesis 2:12' }).click();
    const dialog = page.locator('[role=dialog]').last();
    await expect(dialog.getByRole('button', { name: 'H2091' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'PARALLEL Genesis 2:12' }).click();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
    await expect(dialog).toContainText('Restored Names (from the KJV)');
    await expect(dialog.locator('[lang=hbo]').first()).toContainText('ז');
    await page.keyboard.press('Escape');
    await page.goto('/lexicon/H2091?examples=2');
    await expect(page.locator('main')).toContainText('Page 2 of 17');
  });

  await test.step('the first note and highlight, on several pages and on /my', async () => {
    await page.goto('/bible/kjv_strongs/john/3');
    await page.locator('#v16').click();
    await page.getByRole('button', { name: 'Note or highlight' }).last().click();
    const panel = page.getByRole('complementary', { name: 'My study' });
    await panel.getByLabel('Green').check();
    await panel.getByRole('button', { name: 'Add note' }).click();
    await panel.getByLabel('Note', { exact: true }).fill('written offline');
    await panel.getByRole('button', { name: 'Save note' }).click();
    await expect(panel.getByText('Saved on this device.')).toBeVisible();
    for (const path of ['/strongs/verse/john/3/16', '/interlinear/kjv_strongs/john/3', '/results?q=only+begotten'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('mark.st-green').first()).toBeVisible();
      });
    await page.goto('/my');
    await expect(page.getByText('written offline')).toBeVisible();
    await page.getByRole('link', { name: 'John 3:16' }).first().click();
    await expect(page).toHaveURL('/bible/kjv_strongs/john/3#v16');
  });

  await test.step('an interlinear text without a passage, and its keys', async () => {
    await page.goto('/interlinear/kjv_strongs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Genesis 1');
    const words = page.locator('#v1 li');
    await words.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(words.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /H430/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/interlinear/kjv_strongs?passage=John+3:99');
    await expect(page.getByText('John 3 has 36 verses.')).toBeVisible();
    await page.getByRole('link', { name: 'John 3', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('John 3');
  });

  await test.step('URLs that redirect', async () => {
    for (const [requested, target] of [
      ['/bible/kjv/john', '/bible/kjv_strongs/john/1'],
      ['/bible/kjv/jn/3', '/bible/kjv_strongs/john/3'],
      ['/bible/web/1+sam/03', '/bible/web/1-samuel/3'],
      ['/lexicon/h430', '/lexicon/H430'],
    ] as const) {
      await page.goto(requested);
      await expect(page).toHaveURL(target);
      await expect(page.locator('.not-saved')).toHaveCount(0);
    }
  });

  await test.step('a search of the dictionary', async () => {
    await page.goto('/lexicon/search?query=shepherd&language=hebrew');
    await expect(page.locator('main')).toContainText('H7462');
  });

  await test.step('the pages about the site', async () => {
    await page.goto('/about/texts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the texts');
  });
});
