import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoLayoutShift, expectNoSidewaysScroll } from './accessibility.ts';
import { goldNumberLink, resultsWithNumbers, sheet } from './dialogs.ts';
import { waitUntilPageSaved } from './offline-pages.ts';
import { installWhole } from './packs.ts';
import { password, register } from './people.ts';

const study = '/hebrew-learning/study?deck=mine&shown=false';

const add = (page: Page | Locator) => page.getByRole('button', { name: 'Add to my words' });
const added = (page: Page | Locator) => page.getByRole('button', { name: 'In my words' });
const answer = (page: Page) => page.getByRole('group', { name: 'Answer' });

/** Compares normalized text, because the source may order accents differently. */
const expectAsked = (page: Page, word: string): Promise<void> =>
  expect
    .poll(async () => (await page.locator('#question bdi').textContent())?.normalize('NFC'))
    .toBe(word.normalize('NFC'));

async function collect(page: Page, ...numbers: string[]): Promise<void> {
  for (const number of numbers) {
    await page.goto(`/lexicon/${number}`);
    await add(page).click();
    await expect(added(page)).toBeVisible();
  }
}

test('a word is collected from its entry, studied and removed', async ({ page }) => {
  await page.goto(study);
  await expect(page.getByText('You have not added a word yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await expectAccessible(page);

  await collect(page, 'H430', 'G26');
  await page.reload();
  await expect(added(page)).toBeVisible();
  await expectAccessible(page);

  await page.goto(study);
  await expect(page.getByRole('radio', { name: 'My words 2 cards' })).toBeChecked();
  // Counts and examples come after the cards.
  const finished = () => page.evaluate(() => localStorage['study-collected-cards'].match(/"verse"/g)?.length);
  await expect.poll(finished).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Begin' }).click();
  // The word, its transliteration and its meanings from the dictionary.
  await expect(page.locator('#question bdi')).toHaveText('אֱלֹהִים');
  await page.getByLabel('In English').fill('God');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Right.');
  await expect(answer(page)).toContainText('ʼĕlôhîym');
  await expect(answer(page).getByRole('link', { name: 'H430' })).toBeVisible();
  await expect(answer(page)).toContainText('2,599 times in the Hebrew Bible');
  await expect(answer(page).locator('figure [lang=hbo] mark')).toHaveText(/^[וה]?אֱלֹהִ/u);
  await page.keyboard.press('4');
  await expectAsked(page, 'ἀγάπη');
  await expect(page.locator('#question bdi')).toHaveAttribute('dir', 'ltr');
  await page.getByLabel('In English').fill('charity');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Right.');
  await page.keyboard.press('4');
  await expect(page.getByText('You knew 2 of 2 answers.')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByText('My words: 2').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove H430' }).click();
  await expect(page.getByText('My words: 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'My words 1 card' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('My words: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Remove H430' }).click();
  await page.goto('/lexicon/H430');
  await expect(add(page)).toBeVisible();
});

test('the dialog of an entry and its page show the same state', async ({ page }) => {
  await page.goto(resultsWithNumbers);
  await goldNumberLink(page).click();
  await add(sheet(page)).click();
  await expect(added(sheet(page))).toBeVisible();
  await page.goto('/lexicon/H2091');
  await added(page).click();
  await expect(add(page)).toBeVisible();
  await page.reload();
  await expect(add(page)).toBeVisible();
});

test('an entry does not shift when it shows that its word is collected', async ({ page }) => {
  for (const width of [320, 360, 490, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/lexicon/H430');
    if (width === 320) {
      await add(page).click();
      await expect(added(page)).toBeVisible();
      await page.reload();
    }
    await expect(added(page)).toBeVisible();
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);
  }
});

test('if storage is refused, the button says so and the page keeps working', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await page.goto('/lexicon/H430');
  await add(page).click();
  await expect(page.getByText('Not added', { exact: true })).toBeVisible();
  await expect(add(page)).toBeVisible();
});

test('collected words and their progress can be exported to a file and imported', async ({ page, browser }) => {
  await collect(page, 'H7225');
  /** Wait for the saved progress above the button, which moves it. */
  const openTransfer = async (on: Page): Promise<void> => {
    await expect(on.getByRole('heading', { name: 'Your streak' })).toBeVisible();
    await on.getByText('Move progress to another device').click();
  };
  await page.goto(study);
  await openTransfer(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).click();
  const path = await (await download).path();

  const otherDevice = await (await browser.newContext()).newPage();
  await otherDevice.goto(new URL(study, page.url()).href);
  await openTransfer(otherDevice);
  await otherDevice.getByLabel('Import from a file').setInputFiles(path);
  await expect(otherDevice.getByText('Words from the dictionary: 1.')).toBeVisible();
  await otherDevice.getByRole('button', { name: 'Merge' }).click();
  await expect(otherDevice.getByText('My words: 1')).toBeVisible();
  await expect(otherDevice.getByRole('button', { name: 'Begin' })).toBeEnabled();
  await otherDevice.context().close();
});

test('the deck, its panel and its cards fit a viewport of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The longest single-word lemmas of each language, and one of several words.
  await collect(page, 'G5065', 'H783', 'G3801');
  await page.goto(study);
  await page.getByText('My words: 3').click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expectNoSidewaysScroll(page);
});

test('the keys of the Hebrew keyboard stay within the card in a viewport of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hebrew-learning/study?deck=words&direction=en-he&shown=false');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Hebrew keyboard' }).click();
  const card = await page.locator('.flashcard').boundingBox();
  for (const key of await page.getByRole('group', { name: 'Hebrew keyboard' }).getByRole('button').all()) {
    const box = await key.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(card?.x ?? 0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
    // WCAG 2.5.8.
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});

test('collected words and removals sync with the account', async ({ page, browser }) => {
  const name = await register(page);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/account/study'));
  await collect(page, 'H430');
  await sent;
  const sentAgain = page.waitForResponse((response) => response.url().endsWith('/api/account/study'));
  await collect(page, 'G26');
  await sentAgain;

  const otherDevice = await (await browser.newContext()).newPage();
  await otherDevice.goto(new URL('/auth', page.url()).href);
  await otherDevice.getByLabel('Username').fill(name);
  await otherDevice.getByLabel('Password', { exact: true }).fill(password);
  await otherDevice.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(otherDevice).toHaveURL('/');
  await otherDevice.goto(new URL(study, page.url()).href);
  await otherDevice.getByText('My words: 2').click();
  const takenOut = otherDevice.waitForResponse((response) => response.url().endsWith('/api/account/study'));
  await otherDevice.getByRole('button', { name: 'Remove H430' }).click();
  await takenOut;
  await otherDevice.context().close();

  await page.goto(study);
  await expect(page.getByText('My words: 1')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a word of a downloaded dictionary can be collected and studied', async ({ page, context }) => {
    await page.goto(study);
    await waitUntilPageSaved(page);
    await expect(page.getByText('work offline')).toBeVisible();
    await installWhole(page, 'greek-entries');
    await context.setOffline(true);
    await collect(page, 'G26', 'G3056');
    await page.goto(study);
    await expect(page.getByRole('radio', { name: 'My words 2 cards' })).toBeChecked();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expectAsked(page, 'ἀγάπη');
    await page.getByLabel('In English').fill('love');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText('Right.');
    await page.keyboard.press('4');
    await expectAsked(page, 'λόγος');
  });

  test('a word that was collected online can be studied offline without a dictionary', async ({ page, context }) => {
    await page.goto(study);
    await waitUntilPageSaved(page);
    await expect(page.getByText('work offline')).toBeVisible();
    await collect(page, 'H430');
    await page.goto(study);
    await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('#question bdi')).toHaveText('אֱלֹהִים');
  });
});
