import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';

const pages = [
  '/hebrew-learning',
  '/hebrew-learning/words',
  '/hebrew-learning/numbers',
  '/hebrew-alefbet',
  '/hebrew-verbs',
  '/hebrew-learning/study',
  '/hebrew-verbs/be-careful',
  '/hebrew-roots',
  '/hebrew-roots/shlm',
];

test('the tables fit 320 px without being cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of pages) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

test('nothing shifts while a page loads', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expectNoLayoutShift(page);
  }
});

const rows = (page: Page) => page.locator('.lessons tbody > tr:not(.group):visible');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every phrase, word and verb can be read, and categories are links', async ({ page }) => {
    await page.goto('/hebrew-learning');
    await expect(rows(page)).toHaveCount(100);
    await page.getByRole('link', { name: 'Shopping' }).click();
    await expect(page).toHaveURL(/#shopping$/);
    await expect(page.locator('#shopping')).toBeInViewport();
    await page.getByRole('link', { name: '500 Basic Words' }).click();
    await expect(rows(page)).toHaveCount(506);
    await page.getByRole('link', { name: '100 Basic Verbs' }).click();
    await expect(rows(page)).toHaveCount(110);
    for (const name of ["Pa'al", "Pi'el", "Hif'il", "Hitpa'el", "Nif'al", "Pu'al", "Huf'al"]) {
      await expect(page.getByLabel('Binyanim', { exact: true }).getByRole('link', { name })).toBeVisible();
    }
    for (const heading of ['Binyanim Overview', 'Verb Roots', 'Biblical Connection'])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Hebrew AlefBet' }).click();
    await expect(page.getByRole('table', { name: 'Letters' }).locator('tbody tr')).toHaveCount(22);
    await expect(page.locator('.letters .print .final')).toHaveCount(5);
    await expect(page.locator('.letters .cursive svg')).toHaveCount(27);
  });

  test('Study Mode says that it needs scripts and links to the tables', async ({ page }) => {
    await page.goto('/hebrew-learning/study');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeHidden();
    await page.getByRole('link', { name: '500 Basic Words' }).click();
    await expect(page).toHaveURL(/\/hebrew-learning\/words$/);
  });
});

test('the selector, the filter and the entries of words open the named pages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hebrew' }).click();
  await expect(page.getByRole('heading', { name: 'Hebrew Learning Center' })).toBeVisible();
  for (const [name, path] of [
    ['Hebrew roots', '/hebrew-roots'],
    ['Read a verse', '/hebrew-learning/verse'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await page.getByRole('link', { name: '500 Basic Words' }).click();
  // The page of phrases also has a search box.
  await expect(page.getByRole('heading', { name: '506 Basic Words' })).toBeVisible();
  await page.getByRole('searchbox').pressSequentially('מים');
  // H4325 occurs 582 times in the Leningrad Codex, according to its morphology tags. "Sky" also matches the filter, in
  // another row.
  const water = rows(page).filter({ hasText: 'H4325' });
  await water.getByRole('link', { name: '582×' }).click();
  await expect(page.getByRole('main')).toContainText('582 times');
  await page.getByRole('main').getByRole('link', { name: 'H4325' }).click();
  await expect(page).toHaveURL(/\/lexicon\/H4325$/);
});

test('phrases can be searched and filtered with the keyboard only, the URL follows, and Back returns', async ({
  page,
}) => {
  await page.goto('/hebrew-learning');
  await page.keyboard.press('/');
  await page.keyboard.type('MORNING');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Showing 2 of 100 phrases')).toBeVisible();
  await expect(page).toHaveURL(/\?q=MORNING$/);
  for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Directions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No phrases found matching your search.')).toBeVisible();
  await expect(page).toHaveURL(/\?q=MORNING&category=directions$/);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('searchbox')).toHaveValue('MORNING');
});

test('verbs are found by English or infinitive, with and without nikud, within a binyan', async ({ page }) => {
  await page.goto('/hebrew-verbs');
  const search = page.getByRole('searchbox');
  const finds: [text: string, binyan: string, english: string][] = [
    ['To LEARN', 'All', 'to learn'],
    ['לִלְמֹד', 'All', 'to learn'],
    ['ללמד', "Pa'al", 'to learn'],
    ['ללמד', "Pi'el", 'to teach'],
  ];
  for (const [text, binyan, english] of finds) {
    await search.fill(text);
    await page.getByLabel('Binyan', { exact: true }).selectOption({ label: binyan });
    await expect(rows(page).filter({ hasText: english })).toHaveCount(1);
  }
  await expect(page).toHaveURL(/binyan=piel/);
  await search.fill('zzz');
  await expect(page.getByText('No verbs found matching your search.')).toBeVisible();
});

test('the card about verbs has three tabs and a link to the roots in Strong’s', async ({ page }) => {
  await page.goto('/hebrew-verbs?binyan=hufal');
  await page.getByRole('tab', { name: 'Binyanim Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Verb Roots' })).toContainText('L.M.D');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Explore verb roots/ }).click();
  await expect(page).toHaveURL(/\/hebrew-roots$/);
  await page.getByRole('link', { name: 'Root L.M.D' }).click();
  await expect(page).toHaveURL(/\/hebrew-roots\/lmd$/);
  await expectAccessible(page);
  // The words that the dictionary derives from H3925: H3928, H4451 and H8527.
  await expect(page.getByRole('link', { name: 'H8527' })).toBeVisible();
  await page.getByRole('link', { name: 'to teach', exact: true }).click();
  await expect(page).toHaveURL(/\/hebrew-verbs\/teach$/);
});

test('a verb shows its complete table, also without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/hebrew-verbs');
  await page.getByRole('link', { name: 'to write', exact: true }).click();
  await expect(page).toHaveURL(/\/hebrew-verbs\/write$/);
  const table = page.getByRole('table', { name: 'Past and future' });
  await expect(table.getByRole('row', { name: /^הֵם, הֵן\s*they/ })).toContainText('yikhtevu');
  await expect(page.getByRole('table', { name: 'Imperative' })).toContainText('כִּתְבִי');
});

test('audio is disabled with a reason, and a device with a Hebrew voice speaks', async ({ page }) => {
  await page.goto('/hebrew-verbs');
  const audio = page.getByRole('button', { name: 'Play recording' }).first();
  await expect(audio).toBeDisabled();
  await expect(audio).toHaveAccessibleDescription(/No recording yet/);
  await expect(page.getByRole('button', { name: 'Speak' })).toHaveCount(0);
  // Headless Chromium has no voices.
  await page.addInitScript(() => {
    Object.assign(window, { spoken: [] });
    speechSynthesis.getVoices = () => [{ lang: 'he-IL' } as SpeechSynthesisVoice];
    window.SpeechSynthesisUtterance = class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    } as never;
    speechSynthesis.speak = (utterance) => void (window as unknown as { spoken: string[] }).spoken.push(utterance.text);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Speak' }).first().click();
  await expect(page.getByText('uses the Hebrew voice of this device')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual(['לִלְמֹד']);
  await expectNoSidewaysScroll(page);
});
