import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { sampleTone } from '../../data/testing/sample-tone.ts';
import {
  expectAccessible,
  expectAccessibleInBothColors,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
} from './accessibility.ts';
import { startFresh, type FreshSite } from './fresh-site.ts';
import { smallTargets } from './layout-problems.ts';
import { waitUntilPageSaved, waitForScripts } from './offline-pages.ts';
import { becomeFirst } from './people.ts';

/** Runs on a separate site, because recordings change the text of every lesson. */
test.describe.configure({ mode: 'serial' });

let site: FreshSite;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  site = await startFresh('recordings');
  admin = await newPage(browser);
  await becomeFirst(admin, site, 'reader-aloud');
});
test.afterAll(() => site?.stop());

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', ...options });
  // Records the URL of each audio file that plays to its end, because a test cannot hear.
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('ended', () => heard.push(`${this.src} ${this.currentTime > 0.2}`), {
        once: true,
        capture: true,
      });
      return play.call(this);
    };
  });
  return context.newPage();
}

const played = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

async function expectHeard(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await played(page)).length).toBe(count);
  for (const each of await played(page)) expect(each).toMatch(/\/recordings\/[0-9a-f]{32}\.wav true$/);
}

const rowOf = (page: Page, english: string): Locator =>
  page.locator('.lessons tbody tr').filter({ has: page.getByText(english, { exact: true }) });

function archive(): { name: string; mimeType: string; buffer: Buffer } {
  const files = {
    'voice/words/peace.wav': sampleTone(440),
    'voice/words/man.wav': sampleTone(494),
    'voice/words/man/plural.wav': sampleTone(523),
    'voice/letters/alef.wav': sampleTone(587),
    'voice/verbs/learn/past.wav': sampleTone(659),
    'voice/work.wav': sampleTone(698),
    'voice/track 1.wav': sampleTone(784),
    'voice/father.mp3': strToU8('This is no audio.'),
  };
  return { name: 'voice.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) };
}

test('a lesson without recordings makes one request and disables its buttons', async ({ browser }) => {
  const page = await newPage(browser);
  const indexLoaded = page.waitForResponse('**/api/recordings');
  await page.goto('/hebrew-learning/words');
  expect(await (await indexLoaded).json()).toEqual({ credits: [], files: [] });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Play recording' }).first()).toBeDisabled();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /LessonIsland|react/i.test(name))).toEqual([]);
  await page.context().close();
});

test('an archive is read, checked and uploaded, and missing details are requested', async () => {
  await admin.goto('/admin#recordings');
  await expect(admin.getByRole('heading', { name: 'No recordings yet' })).toBeVisible();
  const files = admin.getByLabel('Audio files, or a zip of them');
  await files.setInputFiles({
    name: 'words.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ '../peace.wav': sampleTone(440) })),
  });
  await expect(admin.getByText(/leads out of its folder/)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();

  await files.setInputFiles(archive());
  await expect(admin.getByText('8 files: 5 can be uploaded, 1 ambiguous, 2 cannot be used.')).toBeVisible();
  await expect(admin.getByText(/“voice\/track 1.wav” matches no text of the lessons/)).toBeVisible();
  await expect(admin.getByText(/“voice\/father.mp3” is not an audio file/)).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'voice/verbs/learn/past.wav' })).toContainText('לָמַדְתִּי');
  await admin.getByLabel('voice/work.wav').selectOption({ label: 'לַעֲבֹד to work (verbs/work)' });
  await admin.getByRole('button', { name: 'Upload 6' }).click();
  await expect(admin.getByText('A speaker is required', { exact: true })).toBeVisible();
  await expect(admin.getByText('A license is required', { exact: true })).toBeVisible();
  await admin.getByLabel('Speaker').fill('Dana Levi');
  await admin.getByLabel('License').fill('CC BY 4.0');
  // One upload fails in transit and is sent again.
  let isLost = false;
  await admin.route('**/api/admin/recordings', (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await admin.getByRole('button', { name: 'Upload 6' }).click();
  await expect(admin.getByText('1 file could not be uploaded')).toBeVisible();
  await admin.getByRole('button', { name: 'Retry 1' }).click();
  await expect(admin.getByRole('heading', { name: '6 recordings' })).toBeVisible();
  await expect(admin.getByText('6 of 1,820 texts of the lessons have a recording.')).toBeVisible();
  await admin.getByRole('button', { name: 'Play: שָׁלוֹם' }).click();
  await expectHeard(admin, 1);
});

test('the buttons of a lesson become active, nothing shifts, and one plays the forms of its row', async ({
  browser,
}) => {
  for (const width of [320, 1280]) {
    const page = await newPage(browser, { viewport: { width, height: 800 } });
    await page.goto('/hebrew-learning/words');
    const button = rowOf(page, 'man').getByRole('button', { name: 'Play recording: man' });
    await expect(button).toBeEnabled();
    await expect(page.getByText('2 of 506 have a recording. The other buttons are gray.')).toBeVisible();
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);
    await expect(button).toHaveAttribute('title', '2 recordings: Dana Levi, CC BY 4.0');
    await expect(page.getByRole('button', { name: 'Play recording', exact: true }).first()).toBeDisabled();
    await button.click();
    await expectHeard(page, 2);
    if (width === 320) await expectAccessible(page, '.lessons tbody:first-of-type');
    // The island of the note shows the same counts.
    await page.getByRole('searchbox').fill('man');
    await expect(page.getByText(/^Showing \d+ of 506 words$/)).toBeVisible();
    await expect(page.getByText('2 of 506 have a recording. The other buttons are gray.')).toBeVisible();
    await expect(page.getByText('Recordings: Dana Levi (CC BY 4.0).')).toBeAttached();
    await page.context().close();
  }
  const page = await newPage(browser);
  for (const [path, name] of [
    ['/hebrew-alefbet', /^Play recording: Alef/],
    ['/hebrew-verbs', 'Play recording: to learn'],
    ['/hebrew-learning', /^Play recording: Hello!/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expectHeard(page, 1);
  }
  await page.context().close();
});

test('Study Mode plays the recording of a card on a device without a voice', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/hebrew-learning/study?deck=letters&shown=false');
  await page.getByRole('radio', { name: 'Listen' }).check({ force: true });
  await expect(
    page.getByText('This device has no Hebrew voice, so cards without a recording are shown.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('button', { name: 'Hear it again' })).toBeVisible();
  await expectHeard(page, 1);
  await expect(page.locator('#question')).not.toContainText('א');
  await page.keyboard.type('alef');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectHeard(page, 2);
  await page.keyboard.press('4');
  // Bet has no recording.
  await expect(page.locator('#question')).toContainText('ב');
  await page.context().close();
});

test('recordings that were played or downloaded play offline', async ({ browser }) => {
  const page = await newPage(browser, { serviceWorkers: 'allow' });
  await page.goto('/hebrew-learning/words');
  await waitUntilPageSaved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Play recording: peace' }).click();
  await expectHeard(page, 1);
  await waitForScripts(page);
  const context = page.context();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play recording: peace' }).click();
  await expectHeard(page, 1);
  await page.getByRole('button', { name: 'Play recording: man' }).click();
  await expect(
    page.getByText('It is not saved on this device and could not be loaded.', { exact: true }),
  ).toBeVisible();

  await context.setOffline(false);
  await page.goto('/offline');
  const part = page.getByRole('region', { name: 'Audio of the lessons' });
  await expect(part).toContainText('1 of 6 recordings downloaded');
  await part.getByRole('button', { name: 'Download the rest: Recordings' }).click();
  await expect(part).toContainText('Downloaded');
  await expectAccessible(page);
  await context.setOffline(true);
  await page.goto('/hebrew-learning/words');
  await page.getByRole('button', { name: 'Play recording: man' }).click();
  await expectHeard(page, 2);
  await page.goto('/offline');
  await part.getByRole('button', { name: 'Delete: Recordings' }).click();
  await part.getByRole('button', { name: 'Delete: Recordings' }).click();
  await expect(part).toContainText('6 recordings');
  await context.close();
});

test('the tab is accessible and fits into 320 px', async () => {
  await admin.setViewportSize({ width: 320, height: 800 });
  await admin.goto('/admin#recordings');
  await admin.reload();
  await admin.getByLabel('Audio files, or a zip of them').setInputFiles(archive());
  await expect(admin.getByText(/^8 files/)).toBeVisible();
  await expect(admin.getByRole('button', { name: /^Delete: / })).toHaveCount(6);
  await admin.getByText('How to name the files').click();
  await expectAccessibleInBothColors(admin);
  await expectNoSidewaysScroll(admin);
  expect(await smallTargets(admin)).toEqual([]);
});

test('a deleted recording is disabled in its lesson', async ({ browser }) => {
  await admin.getByRole('button', { name: 'Delete: שָׁלוֹם' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('Recording deleted', { exact: true })).toBeVisible();
  await expect(admin.getByRole('heading', { name: '5 recordings' })).toBeVisible();
  const page = await newPage(browser);
  await page.goto('/hebrew-learning/words');
  await expect(page.getByText('1 of 506 have a recording. The other buttons are gray.')).toBeVisible();
  await expect(rowOf(page, 'peace, hello').getByRole('button', { name: 'Play recording' })).toBeDisabled();
  await page.context().close();
});
