import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { untilSettled } from './until-settled.ts';

const study = '/hebrew-learning/study';

/** New cards are asked at once, apart from the test of a beginner. */
test.beforeEach(({ page }, { title }) =>
  title.startsWith('a beginner')
    ? undefined
    : page.addInitScript(() => {
        try {
          localStorage['study-settings'] ??= '{"shown":false}';
        } catch {
          // A test refuses storage; its URL has the setting.
        }
      }),
);

/** Starts a deck. Answers are checked against the file that the page fetches. */
async function begin(page: Page, query: string): Promise<{ id: string; hebrew: string; english: string }[]> {
  const fetched = page.waitForResponse(/\/decks\/\w+\.json$/);
  await page.goto(`${study}?${query}`);
  const { cards } = await (await fetched).json();
  await pressBegin(page);
  return cards;
}

/** Waits for the first card, which takes keys as answers. The scheduler is loaded on the first interaction. */
async function pressBegin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('#question')).toBeVisible();
}

const savedRecord = (page: Page, deck: string): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(`study-${name}`) ?? '', deck);
const answered = (page: Page): ReturnType<Page['locator']> => page.getByRole('group', { name: 'Answer' });

test('a session can be done with the keyboard only, from the first card to the last', async ({ page }) => {
  await page.goto(`${study}?deck=letters`);
  await page.getByLabel('New cards a day').fill('2');
  // The button is disabled and takes no key until its deck has loaded.
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the letter')).toBeFocused();
  await page.keyboard.type('alef');
  await page.keyboard.press('Enter');
  await expect(answered(page)).toContainText('Right.');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /Good 10 min/ })).toBeVisible();
  await page.keyboard.press('4');
  await page.keyboard.type('gimel');
  await page.keyboard.press('Enter');
  await expect(answered(page)).toContainText('Not right. ג is called “gimel”. You typed: gimel');
  await expectAccessible(page);
  // Enter selects the marked grade, Again, so the letter returns within the session.
  await page.keyboard.press('Enter');
  await expect(page.locator('#question')).toContainText('ב');
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeFocused();
  await expect(page.getByText('You knew 2 of 3 answers.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused();
  await expect(page.getByText('20 new', { exact: true })).toBeVisible();
});

test('a typed answer in Latin letters has the size of other text, and Hebrew a larger one', async ({ page }) => {
  await begin(page, 'deck=words&direction=en-he');
  const input = page.getByLabel(/In Hebrew/);
  const sizeOf = (): Promise<number> => input.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const text = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
  await input.fill('shalom');
  expect(await sizeOf()).toBe(text);
  await input.fill('שלום');
  expect(await sizeOf()).toBeGreaterThan(text * 1.25);
  await input.fill('kelev');
  await page.keyboard.press('Enter');
  const typed = page.locator('.verdict bdi.latin');
  await expect(typed).toHaveText('kelev');
  const sizes = await typed.evaluate((element) =>
    [element, element.parentElement ?? element].map((each) => getComputedStyle(each).fontSize),
  );
  expect(sizes[0]).toBe(sizes[1]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('no key is shown, and a long answer leaves room for its grades', async ({ page }) => {
    await page.goto(`${study}?deck=letters`);
    await page.getByLabel('New cards a day').fill('1');
    await page.getByRole('button', { name: 'Begin' }).tap();
    const keys = page.locator('kbd:visible, .keys-help:visible');
    await expect(page.getByLabel('Name of the letter')).toBeVisible();
    await expect(page.locator('kbd')).not.toHaveCount(0);
    await expect(keys).toHaveCount(0);
    await page.getByRole('button', { name: 'I don’t know' }).tap();
    await expect(answered(page)).toContainText('Here is the answer.');
    await expect(keys).toHaveCount(0);
    // Alef has the longest answer of all letters.
    await expect(page.getByRole('button', { name: /Easy/ })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#question')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /Easy/ }).tap();
    await expect(page.getByRole('heading', { name: 'Done for now' })).toBeVisible();
    await expect(keys).toHaveCount(0);
  });
});

test('Hebrew can be answered with or without nikud, and each word shows a verse', async ({ page }) => {
  const [first, second] = await begin(page, 'deck=words&direction=en-he');
  await page.getByLabel(/In Hebrew/).fill(first?.hebrew ?? '');
  await page.keyboard.press('Enter');
  await expect(answered(page)).toContainText('Right.');
  await expect(answered(page).locator('figure [lang=hbo] mark')).toBeVisible();
  await expect(answered(page).locator('figure p:not([lang]) mark')).toBeVisible();
  await expect(answered(page).getByRole('link', { name: /^H\d+$/ })).toBeVisible();
  await page.keyboard.press('3');
  await page.getByLabel(/In Hebrew/).fill((second?.hebrew ?? '').normalize('NFD').replace(/\p{M}/gu, ''));
  await page.keyboard.press('Enter');
  await expect(answered(page)).toContainText('Right.');
});

test('the most common words of the Bible come first on request', async ({ page }) => {
  await page.goto(`${study}?deck=words`);
  await page.getByLabel('Most frequent first').check();
  await page.getByRole('button', { name: 'Begin' }).click();
  // אֶת is the object marker. It occurs nearly 11,000 times, more than any other word of the Hebrew Bible.
  await expect(page.locator('#question')).toHaveText('אֶת');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a session survives a reload, online and offline', async ({ page, context }) => {
    await begin(page, 'deck=words');
    await page.getByLabel('In English').fill('x');
    await page.keyboard.press('Enter');
    await page.keyboard.press('4');
    const question = await page.locator('#question').textContent();
    await page.reload();
    await expect(page.locator('#question')).toHaveText(question ?? '');
    expect(Object.keys(JSON.parse(await savedRecord(page, 'words'))['he-en'].cards)).toHaveLength(1);

    await page.keyboard.press('Escape');
    await expect(page.getByText('work offline')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('radio', { name: /Verbs/ }).check();
    await pressBegin(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    expect(Object.keys(JSON.parse(await savedRecord(page, 'verbs'))['he-en'].cards)).toHaveLength(1);
    await page.goto('/hebrew-verbs');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  });
});

test('Back leaves the session', async ({ page }) => {
  await begin(page, 'deck=letters');
  await expect(page).toHaveURL(/&run$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('progress can be exported to a file and imported, and an invalid file changes nothing', async ({
  page,
  browser,
}) => {
  await begin(page, 'deck=letters');
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await page.keyboard.press('Escape');
  // With keys, because the history may still scroll the page, and then a click misses.
  await page.getByText('Move progress to another device').press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to a file' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  const before = await savedRecord(page, 'letters');

  const otherDevice = await (await browser.newContext()).newPage();
  await otherDevice.goto(new URL(study, page.url()).href);
  await otherDevice.getByText('Move progress to another device').click();
  const input = otherDevice.getByLabel('Import from a file');
  const bad: [text: string, says: RegExp][] = [
    ['not JSON', /not progress exported from Study Mode. Nothing was changed/],
    [file.replace('"version":1', '"version":7'), /later version/],
    [file.replace(/"due":\d+/, '"due":"soon"'), /damaged/],
  ];
  for (const [text, message] of bad) {
    await input.setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(otherDevice.getByText(message)).toBeVisible();
    expect(await savedRecord(otherDevice, 'letters')).toBe('');
  }
  await input.setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(otherDevice.getByText('Cards answered in the file:')).toContainText('letters 1');
  await expectAccessible(otherDevice);
  await otherDevice.getByRole('button', { name: 'Merge' }).click();
  await expect(otherDevice.getByText('The file was merged')).toBeVisible();
  expect(JSON.parse(await savedRecord(otherDevice, 'letters'))).toEqual(JSON.parse(before));
  await otherDevice.context().close();
});

test('if storage is refused, the session continues and says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await page.goto(`${study}?deck=letters&shown=false`);
  await expect(page.getByText('does not let the page save anything')).toBeVisible();
  await pressBegin(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await expect(page.locator('#question')).toContainText('ב');
  await page.keyboard.press('Escape');
  await expect(page.getByText('21 new', { exact: true })).toBeVisible();
});

const unreadable: [name: string, text: string, says: RegExp][] = [
  ['corrupt', '{"version":1,"he-en"', /could not be read/],
  ['of a later version', '{"version":2}', /later version/],
];
for (const [name, text, message] of unreadable) {
  test(`a record that is ${name} is set aside, and the deck starts over`, async ({ page }) => {
    await page.goto('/404');
    await page.evaluate((record) => localStorage.setItem('study-letters', record), text);
    await page.goto(`${study}?deck=letters`);
    await expect(page.getByText(message)).toBeVisible();
    await pressBegin(page);
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    expect(JSON.parse(await savedRecord(page, 'letters')).version).toBe(1);
    expect(await savedRecord(page, 'letters-unread')).toBe(text);
  });
}

test('a deck that cannot be loaded shows an error and can be chosen again', async ({ page }) => {
  await page.route('**/decks/verbs.json', (route) => route.abort());
  await page.goto(`${study}?deck=verbs`);
  await expect(page.getByText('The deck “Verbs” could not be loaded.')).toBeVisible();
  await page.getByRole('radio', { name: /Letters/ }).check();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
});

test('settings that change while the deck loads do not replace a shown card', async ({ page }) => {
  // The first response comes after the change. Any others come once the first card is shown.
  const changed = Promise.withResolvers<void>();
  const isUp = Promise.withResolvers<void>();
  let requestCount = 0;
  await page.route('**/decks/letters.json', async (route) => {
    requestCount += 1;
    await (requestCount === 1 ? changed.promise : isUp.promise);
    await route.continue();
  });
  await page.goto(`${study}?deck=letters`);
  await page.getByLabel('New cards a day').fill('2');
  changed.resolve();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Name of the letter')).toBeFocused();
  isUp.resolve();
  await untilSettled(page);
  await expect(page.getByLabel('Name of the letter')).toBeFocused();
});

test('a number that is typed just when the settings have loaded replaces the loaded one', async ({ page }) => {
  // A key in the moment after the page shows the loaded number, which a busy machine makes longer.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const field = (): HTMLInputElement | null => document.querySelector('.limit input');
      field()?.focus();
      new MutationObserver((_, observer) => {
        if (!field()?.value) return;
        observer.disconnect();
        document.execCommand('insertText', false, '2');
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }),
  );
  await page.goto(`${study}?deck=letters`);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeEnabled();
  await expect(page.getByLabel('New cards a day')).toHaveValue('2');
});

test('cards fit a viewport of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page, 'deck=phrases&direction=en-he');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expectNoSidewaysScroll(page);
});

test('a beginner learns letters, vowels and words, and reads a verse within seven days', async ({ page }) => {
  test.setTimeout(600_000);
  await page.clock.install({ time: new Date('2026-11-01T19:30:00') });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Hebrew from the first letter' }).click();
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('First you learn the letters');
  await expect(today.getByRole('listitem')).toHaveText(['Letters: 10 new']);
  await expectNoSidewaysScroll(page);
  const seen: string[] = [];
  for (let day = 1; day <= 7; day += 1) {
    if (day > 1) {
      await page.clock.setSystemTime(new Date(2026, 10, day, 6 + day * 2, 15));
      await page.goto(study);
      await expect(today.getByRole('button', { name: 'Start' })).toBeEnabled();
    }
    seen.push((await today.getByRole('listitem').allTextContents()).map((text) => text.split(':')[0]).join(', '));
    await today.getByRole('button', { name: 'Start' }).click();
    const next = page.getByRole('button', { name: /^Next:/ });
    for (;;) {
      await studyAll(page);
      if (!(await next.isVisible())) break;
      await next.click();
    }
    await page.getByRole('button', { name: 'Back to all decks' }).click();
    await expect(today).toContainText('You are done for today.');
  }
  expect(seen[0]).toBe('Letters');
  expect(seen.some((decks) => decks.includes('Vowels'))).toBe(true);
  expect(seen.at(-1)).toContain('Words');
  await today.getByRole('link', { name: 'Read a verse' }).click();
  const [, known, taught] =
    /You know (\d+) of (\d+) words/.exec((await page.getByText(/^You know/).textContent()) ?? '') ?? [];
  expect(known).toBe(taught);
  await expectNoSidewaysScroll(page);
});

/** Looks at each new card, and answers every card with Easy, until the run is over. */
async function studyAll(page: Page): Promise<void> {
  const done = page.getByRole('heading', { name: 'Done for now' });
  const ask = page.getByRole('button', { name: /^Ask me/ });
  const show = page.getByRole('button', { name: /I don’t know|Show the answer/ });
  for (;;) {
    // An answered card stays until the next one, or the end, replaces it.
    await expect(done.or(ask).or(show).first()).toBeVisible();
    if (await done.isVisible()) return;
    if (await ask.isVisible()) await ask.click();
    await show.click();
    await page.getByRole('button', { name: /Easy/ }).click();
  }
}
