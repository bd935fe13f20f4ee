import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { openVerse, panel, status, writeNote } from './my-study-panel.ts';
import { register, submitRegistration } from './people.ts';

const john = '/bible/kjv_strongs/john/3';

/** Selects from the first word of a verse to the first word of another, as a reader does with the mouse. */
async function selectVerses(page: Page, first: number, last: number): Promise<void> {
  await page.evaluate(
    (verses) => {
      const [from, to] = verses.map((number) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        walker.currentNode = document.querySelector(`#v${number}`) ?? document.body;
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (!node.parentElement?.closest('.v, sup') && node.textContent?.trim()) return node;
        }
        return undefined;
      });
      if (from && to) getSelection()?.setBaseAndExtent(from, 0, to, to.textContent?.trimEnd().length ?? 0);
    },
    [first, last],
  );
}

/** Selects words and presses the button that appears then. */
async function selectFrom(page: Page, first: number, last: number): Promise<void> {
  await selectVerses(page, first, last);
  await page.getByRole('button', { name: 'Note or highlight' }).click();
}

async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('notes on words and passages, bookmarks, labels and underlines are in the text and on My study', async ({
  page,
}) => {
  await page.goto(john);
  await test.step('a note on words marks them, and one on a passage its first verse', async () => {
    await selectFrom(page, 17, 17);
    const quote = await panel(page)
      .getByText(/^“.+”$/)
      .innerText();
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await panel(page).getByLabel('Note', { exact: true }).fill('Compare Gen 1-3, Jude 5 and rom 8:28-9:3');
    await panel(page).getByLabel('Labels, separated by commas').fill('sending, eternal life');
    await panel(page).getByRole('button', { name: 'Save note' }).click();
    await status(page, '#sending #eternal life');
    await expect(panel(page).getByRole('link', { name: 'Gen 1-3' })).toHaveAttribute('href', /Genesis\+1-3/);
    await expect(panel(page).getByRole('link', { name: 'Jude 5' })).toHaveAttribute('href', /Jude\+1%3A5/);
    await expect(panel(page).getByRole('link', { name: 'rom 8:28-9:3' })).toHaveAttribute(
      'href',
      /Romans\+8%3A28-9%3A3/,
    );
    await expect(page.locator('.chapter .text mark.st-note').first()).toBeVisible();
    expect(`“${(await page.locator('.chapter .text mark.st-note').allTextContents()).join('').trim()}”`).toBe(quote);
    await expect(page.getByRole('button', { name: 'Verse 17: 1 note' })).toBeVisible();
    await page.keyboard.press('Escape');
    await selectFrom(page, 1, 3);
    await expect(panel(page).getByRole('heading', { name: 'John 3:1–3' })).toBeFocused();
    await writeNote(page, 'by night');
    await expect(page.getByRole('button', { name: 'Verse 1: 1 note' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('an underline has no background, a highlight has', async () => {
    const styleOf = (style: string) =>
      page
        .locator(`.chapter .text mark.st-${style}`)
        .first()
        .evaluate((mark) => {
          const { backgroundColor, textDecorationLine } = getComputedStyle(mark);
          return { backgroundColor, textDecorationLine };
        });
    await openVerse(page, 18);
    await panel(page).getByLabel('Underline').check();
    expect(await styleOf('underline')).toEqual({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      textDecorationLine: 'underline',
    });
    await openVerse(page, 19);
    await panel(page).getByLabel('Yellow').check();
    expect((await styleOf('yellow')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('a bookmark has a flag in the text', async () => {
    await openVerse(page, 20);
    await panel(page).getByRole('button', { name: 'Add bookmark' }).click();
    await expect(page.getByRole('button', { name: 'Verse 20: bookmark' })).toHaveText('⚑');
    await expect(panel(page).getByRole('button', { name: 'Remove bookmark' })).toBeVisible();
  });
  await page.goto('/my');
  await expect(page.getByRole('link', { name: 'John 3:1–3' })).toHaveAttribute('href', `${john}#v1-3`);
  await page.getByText('Bookmarks (1)').click();
  const bookmark = page.locator('.study-line', { hasText: 'John 3:20' });
  await expect(bookmark.getByRole('link')).toHaveAttribute('href', `${john}#v20`);
  await bookmark.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Bookmarks (1)')).toHaveCount(0);

  await test.step('labels are found, changed and exported', async () => {
    await page.getByLabel('Search your notes').fill('eternal life');
    await expect(page.getByText('by night')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit note' }).click();
    await page.getByLabel('Labels, separated by commas').fill('eternal life, hope');
    await page.getByRole('button', { name: 'Save note' }).click();
    await status(page, '#eternal life #hope');
    const text = await downloaded(page, page.getByRole('button', { name: /Markdown/ }));
    expect(text).toContain('*Labels: eternal life, hope*');
  });
  await page.getByRole('link', { name: 'John 3:17' }).click();
  await expect(page).toHaveURL(/\/john\/3#v17$/);
  await expect(page.locator('.chapter .text mark.st-note').last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Verse 20: bookmark' })).toHaveCount(0);
});

test('words that were selected while the page loaded can get a note', async ({ page }) => {
  const isSelected = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await isSelected.promise;
    await route.continue();
  });
  await page.goto(john, { waitUntil: 'commit' });
  await page.locator('#v18').waitFor();
  await selectVerses(page, 16, 16);
  isSelected.resolve();
  await page.getByRole('button', { name: 'Note or highlight' }).click();
  await expect(panel(page).getByRole('heading', { name: 'John 3:16' })).toBeVisible();
});

test('a note that was not saved is there again after Escape, another verse or a search that hides it', async ({
  page,
}) => {
  const field = page.getByLabel('Note', { exact: true });
  const restored = page.getByText('Your unsaved text is here again.');
  await page.goto(john);
  await openVerse(page, 5);
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await field.fill('of water');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await openVerse(page, 8);
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await expect(field).toHaveValue('');
  await expect(restored).toHaveCount(0);
  await openVerse(page, 5);
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await expect(field).toHaveValue('of water');
  await expect(restored).toBeVisible();
  await panel(page).getByRole('button', { name: 'Save note' }).click();
  await status(page, 'Saved on this device.');
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await expect(field).toHaveValue('');

  await page.goto('/my');
  await page.getByRole('button', { name: 'Edit note' }).click();
  await field.fill('of water and spirit');
  const search = page.getByRole('searchbox', { name: 'Search your notes' });
  await search.fill('nothing like it');
  await expect(field).toHaveCount(0);
  await search.fill('');
  await page.getByRole('button', { name: 'Edit note' }).click();
  await expect(field).toHaveValue('of water and spirit');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('button', { name: 'Edit note' }).click();
  await expect(field).toHaveValue('of water');
});

test('a highlight of a passage is removed at any of its verses, and quick choices change one highlight', async ({
  page,
}) => {
  const marks = page.locator('.chapter .text mark[class^="st-"]');
  await page.goto(john);
  await selectFrom(page, 1, 3);
  await panel(page)
    .getByLabel('Yellow')
    .evaluate((input: HTMLInputElement) => {
      // Two choices before the first is stored.
      const [, , green, blue] = document.querySelectorAll<HTMLInputElement>(`[name="${input.name}"]`);
      green?.click();
      blue?.click();
    });
  await expect(page.locator('.chapter .text mark.st-blue').first()).toBeVisible();
  await expect(page.locator('.chapter .text mark.st-green')).toHaveCount(0);
  // A screen reader hears it at each verse, by the reader's own name.
  const heard = (verse: number) => page.locator(`#v${verse} + .study-n .sr, #v${verse} .study-n .sr`);
  for (const verse of [1, 2, 3]) await expect(heard(verse)).toHaveText('Highlighted: Blue.');
  await expect(heard(4)).toHaveCount(0);
  await page.goto('/my');
  await page.getByText('Names of highlights').click();
  await page.getByLabel('Blue', { exact: true }).fill('Promise');
  await page.getByRole('button', { name: 'Save names' }).click();
  await status(page, 'Saved on this device.');
  await page.goto(john);
  for (const verse of [1, 2, 3]) await expect(heard(verse)).toHaveText('Highlighted: Promise.');
  await openVerse(page, 2);
  await expect(panel(page).getByLabel('Promise')).toBeChecked();
  await panel(page).getByLabel('None').check();
  await expect(marks).toHaveCount(0);
  await expect(panel(page).getByLabel('None')).toBeFocused();
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  await expect(marks.first()).toBeVisible();
  await expect(panel(page).getByLabel('Promise')).toBeChecked();
  // A color of the verse alone is above that of the passage, and both are removed.
  await panel(page).getByLabel('Pink').check();
  await expect(page.locator('.chapter .text mark.st-pink').first()).toBeVisible();
  await panel(page).getByLabel('None').check();
  await expect(marks).toHaveCount(0);
  const add = panel(page).getByRole('button', { name: 'Add bookmark' });
  await add.evaluate((button: HTMLButtonElement) => [button, button].forEach((each) => each.click()));
  await status(page, 'Saved on this device.');
  await page.goto('/my');
  await expect(page.getByText('Bookmarks (1)')).toBeVisible();
});

test('My study says what happened where the reader is on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/my');
  const save = page.getByRole('button', { name: 'Save names' });
  await page.getByText('Names of highlights').click();
  await save.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await save.click();
  await expect(page.getByText('Saved on this device.')).toBeInViewport();
});

test('a phone reaches My study from the home page, which links each passage of today', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'My study' }).click();
  await page.getByText('Reading plans').click();
  await page.getByLabel('Plan').selectOption('Weekly Torah portion');
  await page.getByRole('button', { name: 'Start plan' }).click();
  const portions = page.getByRole('region', { name: 'Weekly Torah portion' });
  await expect(portions.getByText(/^0 of \d+ days done/)).toBeVisible();
  await expect(portions.locator('.study-line').first()).toBeVisible();
  await expect(portions.getByText('You missed')).toHaveCount(0);
  await portions.getByRole('button', { name: 'Delete plan' }).click();
  await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('My own plan');
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('Ruth');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('1 Samuel');
  await page.getByLabel('Number of days').fill('1');
  await page.getByRole('button', { name: 'Start plan' }).click();
  await expect(page.getByRole('region', { name: 'Ruth–1 Samuel' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ruth 1–4' })).toHaveAttribute('href', /passage=Ruth\+1-4/);
  await expect(page.getByRole('link', { name: '1 Samuel 1–31' })).toHaveAttribute('href', /passage=1\+Samuel\+1-31/);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothColors(page, '.ways');
});

test('a list takes passages in any form, keeps remarks with their passages, and says what it does not show', async ({
  page,
}) => {
  await page.goto('/my');
  await page.getByLabel('Name', { exact: true }).fill('Beginnings');
  await page.getByRole('button', { name: 'Create list' }).click();
  const list = page.getByRole('region', { name: 'Beginnings' });
  await list.getByRole('button', { name: 'Edit', exact: true }).click();
  // The last one only the reader of passage fields reads.
  for (const passage of ['jude 5', 'gen 1-3', 'Johannes 3,16']) {
    await list.getByLabel(/^Passage/).fill(passage);
    await list.getByRole('button', { name: 'Add a passage' }).click();
    await expect(list.getByLabel(/^Passage/)).toHaveValue('');
  }
  await list.getByLabel(/^Passage/).fill('John 30');
  await list.getByRole('button', { name: 'Add a passage' }).click();
  await status(page, /21 chapters/);
  for (const reference of ['Jude 1:5', 'Genesis 1–3', 'John 3:16']) {
    await list.getByLabel(`Remark: ${reference}`).fill(`about ${reference}`);
    await list.getByLabel(`Remark: ${reference}`).blur();
    await status(page, 'Saved on this device.');
  }
  await list.getByRole('button', { name: 'Sort by Bible order' }).click();
  await expect(list.locator('.study-line').first()).toContainText('Genesis');
  await list.getByRole('button', { name: 'Read', exact: true }).click();
  const sections = list.locator('.study-reading section');
  for (const [index, reference] of ['Genesis 1–3', 'John 3:16', 'Jude 1:5'].entries()) {
    await expect(sections.nth(index).getByRole('heading')).toHaveText(reference);
    await expect(sections.nth(index)).toContainText(`about ${reference}`);
  }
  await expect(sections.nth(2)).toContainText('having saved the people out of the land of Egypt');
  // Genesis 1 to 3 have 31, 25 and 24 verses.
  await expect(sections.nth(0)).toContainText('30 more verses are not shown here: Genesis 2:20–3:24');
});

test('a search with more verses than a list can have says how many are saved', async ({ page }) => {
  await page.goto('/results?q=lord&db=kjv_strongs');
  await page.getByRole('button', { name: 'Save to list' }).click();
  // It loads 5,000 verses first, which takes long on a busy machine.
  await expect(
    page.getByText(/^The search has [67],\d{3} results\. A list can have 5,000 verses, so only the first 5,000/),
  ).toBeVisible({ timeout: 120_000 });
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await status(page, 'Added to “lord”.');
});

test('each exercise of memory verses has the real text, and a verse without a text can be skipped', async ({
  page,
}) => {
  const later = {
    due: 4e12,
    lastReview: 1,
    stability: 1,
    difficulty: 5,
    interval: 1,
    step: 0,
    reps: 1,
    lapses: 0,
    state: 2,
  };
  const kinds = ['letters', 'words', 'typing', 'reference', 'text'];
  /** A verse whose next exercise is a certain one. */
  const verse = (id: number, exercise: string, version = 'kjv_strongs') => ({
    id: `memory-${id}`,
    kind: 'memory',
    clock: '0mdn3k2a1-000-desk0000',
    created: 1,
    value: {
      start: id,
      end: id,
      version,
      exercises: Object.fromEntries(kinds.slice(0, kinds.indexOf(exercise)).map((each) => [each, later])),
    },
  });
  const rows = [
    verse(1001001, 'typing'),
    verse(1001002, 'letters', 'no_such_version'),
    verse(19023001, 'words'),
    verse(43003016, 'letters'),
    verse(43011035, 'reference'),
    verse(45008028, 'text'),
  ];
  const file = JSON.stringify({ kind: 'my-study', version: 1, exportedAt: '', rows });
  await page.goto('/my');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'my.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await status(page, 'Imported 6 entries.');
  await page.getByText('Memory verses (6)').click();
  await status(page, '6 exercises are due.');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeFocused();
  const run = page.locator('.study-list', { has: page.getByRole('button', { name: 'End review' }) });
  const show = () => run.getByRole('button', { name: 'Show the answer' }).click();
  const good = () => run.getByRole('button', { name: 'Good', exact: true }).click();

  await heading('Type the verse');
  await run.getByLabel('Your answer').fill('in the beginning god created the earth');
  await show();
  await expect(run.getByText('In the beginning God created the heaven and the earth.')).toBeVisible();
  // 7 of 10 words.
  await expect(run.getByText('70% of the words are right.')).toBeVisible();
  await good();

  await heading('First letters');
  await expect(run.getByRole('alert')).toContainText('could not be loaded');
  await run.getByRole('button', { name: 'Skip' }).click();

  await heading('Hidden words');
  await expect(run.getByText('___ LORD is __ shepherd; I _____ not want.')).toBeVisible();
  await show();
  await expect(run.getByText('The LORD is my shepherd; I shall not want.')).toBeVisible();
  await good();

  await heading('First letters');
  await expect(run.getByText(/^F G s l t w,/)).toBeVisible();
  await show();
  await good();

  await heading('Which verse is this?');
  await expect(run.getByText('Jesus wept.')).toBeVisible();
  await expect(run.getByText('John 11:35')).toHaveCount(0);
  await show();
  await expect(run.getByText('John 11:35')).toBeVisible();
  await good();

  await heading('What does it say?');
  await expect(run.getByText('Romans 8:28')).toBeVisible();
  await show();
  await expect(run.getByText(/all things work together for good/)).toBeVisible();
  await good();
  await status(page, '1 exercise is due.');
});

test('everything can be exported where the device is about to lose what only it has', async ({ page }) => {
  await register(page);
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  await page.context().clearCookies();
  await page.goto(john);
  await openVerse(page, 16);
  await writeNote(page, 'only here');

  await page.goto('/my');
  await page.getByRole('button', { name: 'Remove all notes from this device' }).click();
  const warning = page.getByText(/only on this device and would be lost/);
  await expect(warning).toBeFocused();
  expect(await downloaded(page, warning.getByRole('button', { name: 'Export everything' }))).toContain('only here');
  await expect(page.getByText('only here')).toBeVisible();

  await submitRegistration(page);
  const question = page.getByRole('group', { name: /belong to another account/ });
  await expect(question).toContainText('only on this device');
  expect(await downloaded(page, question.getByRole('button', { name: 'Export everything' }))).toContain('only here');
  await question.getByRole('button', { name: 'Remove them from this device and load mine' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  await expect(page.getByText('only here')).toHaveCount(0);
});

test('a review and an addition to a list apply once, to what is stored and not to what a tab shows', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  // A tab that the browser has suspended hears nothing.
  await one.addInitScript(() => (BroadcastChannel.prototype.addEventListener = () => undefined));
  const twice = (button: Locator) =>
    button.evaluate((element: HTMLButtonElement) => [element, element].forEach((each) => each.click()));
  await other.goto(john);
  await openVerse(other, 16);
  await panel(other).getByRole('button', { name: 'Memorize' }).click();
  await status(other, 'Saved on this device.');
  await panel(other).getByLabel('New list').fill('Love');
  await twice(panel(other).getByRole('button', { name: 'Add', exact: true }));
  await status(other, 'Added to “Love”.');
  await panel(other).getByRole('button', { name: 'Add', exact: true }).click();
  /** Shows the answer of the exercise that is due. The run ends after it. */
  const review = async (page: Page, exercise: string) => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { name: exercise })).toBeVisible();
    await page.getByRole('button', { name: 'Show the answer' }).click();
  };
  const easy = (page: Page) => page.getByRole('button', { name: 'Easy', exact: true });
  for (const page of [one, other]) {
    await page.goto('/my');
    await page.getByText('Memory verses (1)').click();
    await review(page, 'First letters');
  }
  await twice(easy(other));
  await review(other, 'Hidden words');
  await easy(other).click();
  await review(other, 'Type the verse');
  // This tab still shows the first exercise.
  await easy(one).click();
  await review(one, 'Type the verse');
  const exported = await downloaded(one, one.getByRole('button', { name: /\(JSON\)/ }));
  const { rows } = JSON.parse(exported) as {
    rows: { kind: string; value: { items?: unknown[]; exercises?: Record<string, { reps: number }> } }[];
  };
  const valuesOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ value }) => value);
  expect(valuesOf('list').map(({ items }) => items?.length)).toEqual([1]);
  const [verse] = valuesOf('memory');
  expect(Object.entries(verse?.exercises ?? {}).map(([exercise, { reps }]) => [exercise, reps])).toEqual([
    ['letters', 2],
    ['words', 1],
  ]);
});
