import { readFileSync } from 'node:fs';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { openVerse, panel, status, writeNote } from './my-study-panel.ts';
import { register, signIn, submitRegistration } from './people.ts';

const john = '/bible/kjv_strongs/john/3';

/** Selects the first words of a verse as a reader does with the mouse. */
async function selectWords(page: Page, verse: number): Promise<void> {
  await page.evaluate((number) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    walker.currentNode = document.querySelector(`#v${number}`) ?? document.body;
    const nodes: Node[] = [];
    while (nodes.length < 6 && walker.nextNode()) nodes.push(walker.currentNode);
    const words = nodes.filter((node) => !node.parentElement?.closest('.v') && node.textContent?.trim());
    const [first, second] = words;
    if (first && second) getSelection()?.setBaseAndExtent(first, 0, second, second.textContent?.length ?? 0);
  }, verse);
}

async function exportRows(page: Page): Promise<unknown[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything, to import it again (JSON)' }).click(),
  ]);
  return (JSON.parse(readFileSync(await file.path(), 'utf8')) as { rows: unknown[] }).rows;
}

test('marks, notes and lists stay on the device, can be shared, exported and imported, and no markup runs', async ({
  page,
  browser,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(john);
  await expect(page.locator('#v16')).toBeVisible();
  // Nothing of the feature loads before its first use.
  expect(scripts.filter((url) => /StudyPanel|show-study/.test(url))).toEqual([]);

  await openVerse(page, 16);
  await expect(panel(page).getByRole('heading', { name: 'John 3:16' })).toBeFocused();
  await panel(page).getByLabel('Green').check();
  await expect(page.locator('.chapter .text mark.st-green').first()).toContainText('For');
  await writeNote(page, 'See **Rom 8:28** <img src=x onerror="document.title=1">');
  await expect(panel(page).getByRole('link', { name: 'Rom 8:28' })).toHaveAttribute('href', /Romans(\+|%20)8(:|%3A)28/);
  await expect(panel(page).getByText('<img src=x')).toBeVisible();
  await panel(page).getByLabel('New list').fill('Love');
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel(page).getByText('Added to “Love”.')).toBeVisible();
  await expectAccessibleInBothColors(page, '.study-panel');
  await page.keyboard.press('Escape');
  await expect(page.locator('#v16')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verse 16: 1 note' })).toBeVisible();

  // Words of one version.
  await selectWords(page, 17);
  await expect(page.getByRole('button', { name: 'Note or highlight' })).toBeInViewport();
  await page.getByRole('button', { name: 'Note or highlight' }).click();
  await panel(page).getByLabel('Pink').check();
  await expect(page.locator('.chapter .text mark.st-pink').first()).toContainText('For');
  const marked = (await page.locator('.chapter .text mark.st-pink').allTextContents()).join('');
  await page.reload();
  await expect(page.locator('.chapter .text mark.st-pink').first()).toContainText('For');
  expect((await page.locator('.chapter .text mark.st-pink').allTextContents()).join('')).toBe(marked);
  // The verse is marked in other versions too.
  await page.goto('/bible/web/john/3');
  await expect(page.locator('.chapter .text mark.st-green').first()).toContainText('For');

  await test.step('results show marks and set them', async () => {
    await page.goto('/results?q="only begotten"');
    const hit = page.locator('.hit', { hasText: 'God so loved' });
    await expect(hit.locator('mark.st-green').first()).toBeVisible();
    const other = page.locator('.hit').first();
    await other.getByRole('button', { name: /^NOTE / }).click();
    await panel(page).getByLabel('Blue').check();
    await expect(other.locator('mark.st-blue').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(other.getByRole('button', { name: /^NOTE .*Highlighted: Blue\./ })).toBeFocused();
    await expect(hit.getByRole('button', { name: /1 note/ })).toHaveText('NOTE (1)');
  });
  await test.step('a comparison shows marks in each version, and words in theirs', async () => {
    await page.goto('/parallel-bible?passage=John+3:16-17&versions=kjv_strongs,web');
    const [first, second] = [page.locator('.sides > li').first(), page.locator('.sides > li').nth(1)];
    await expect(first.locator('div').nth(0).locator('mark.st-green').first()).toBeVisible();
    await expect(first.locator('div').nth(1).locator('mark.st-green').first()).toBeVisible();
    expect((await second.locator('div').nth(0).locator('mark.st-pink').allTextContents()).join('')).toBe(marked);
    await second.getByRole('button', { name: /^Note / }).click();
    await expect(panel(page).getByRole('heading', { name: 'John 3:17' })).toBeFocused();
  });
  await test.step('an interlinear text shows marks, and a verse number opens the menu of a chapter', async () => {
    await page.goto('/interlinear/kjv_strongs/john/3');
    await expect(page.locator('#v16 mark.st-green').first()).toBeVisible();
    expect((await page.locator('#v17 mark.st-pink').allTextContents()).join(' ')).toContain('For God');
    await page.locator('#v18 .vn').click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Word by word' })).toBeVisible();
    await page.getByRole('button', { name: 'Note or highlight' }).click();
    await panel(page).getByLabel('Orange').check();
    await expect(page.locator('#v18 mark.st-orange').first()).toBeVisible();
  });
  await test.step('the page of a verse shows marks and counts notes, and its verse can be memorized', async () => {
    await page.goto('/strongs/verse/john/3/16');
    await expect(page.locator('.scripture mark.st-green').first()).toBeVisible();
    // A screen reader hears it in each text.
    const texts = page.locator('.scripture, .verses li p', { has: page.locator('mark.st-green') });
    await expect(texts.getByText('Highlighted: Green.', { exact: true })).toHaveCount(await texts.count());
    await page.getByRole('button', { name: 'Note (1)' }).click();
    await page.goto(john);
    await openVerse(page, 16);
    await panel(page).getByRole('button', { name: 'Memorize' }).click();
    await expect(panel(page).getByRole('button', { name: 'Stop memorizing' })).toBeVisible();
  });
  await test.step('Study Mode has the deck of memory verses', async () => {
    await page.goto('/hebrew-learning/study');
    await expect(page.getByRole('heading', { name: 'Memory verses' })).toBeVisible();
    await expect(page.getByText('1 exercise is due.')).toBeVisible();
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByText(/^F G s l t w,/)).toBeVisible();
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await expect(page.getByText('Done for now.')).toBeVisible();
  });

  // A note that is too long stays in the editor.
  await page.goto('/bible/web/john/3');
  await openVerse(page, 1);
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  await panel(page).getByLabel('Note', { exact: true }).fill('too long '.repeat(20_000));
  await panel(page).getByRole('button', { name: 'Save note' }).click();
  await status(page, /at most 100,000 characters/);
  await expect(panel(page).getByLabel('Note', { exact: true })).toHaveValue(/^too long too long/);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.goto('/my');
  await expect(page.getByRole('heading', { name: 'Notes (1)' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothColors(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByLabel('Search your notes').fill('nothing of the kind');
  await expect(page.getByRole('link', { name: 'John 3:16' }).first()).toBeHidden();
  await page.getByLabel('Search your notes').fill('rom');
  await expect(page.getByText('See Rom 8:28')).toBeVisible();

  // A list by hand, and its link in a browser without an account.
  const love = page.getByRole('region', { name: 'Love' });
  await love.getByRole('button', { name: 'Edit', exact: true }).click();
  await love.getByLabel(/^Passage/).fill('Rom 8:28-30');
  await love.getByRole('button', { name: 'Add a passage' }).click();
  await expect(love.getByText('Romans 8:28–30')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await love.getByRole('button', { name: 'Copy a link to this list' }).click();
  await status(page, /The link is copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const shared = other.getByRole('region', { name: 'A shared list' });
  await expect(shared.getByText('all things work together for good')).toBeVisible();
  await shared.getByRole('button', { name: 'Save to my lists' }).click();
  await expect(other.getByRole('heading', { name: 'Lists (1)' })).toBeVisible();
  await other.goto(`${link.split('#')[0]}#list=x;${'1.'.repeat(10_000)}`);
  await other.reload();
  await status(other, /at most 1,000 passages/);

  // A plan, its calendar, and today's reading on the home page.
  await page.getByText('Reading plans').click();
  await page.getByLabel('Plan').selectOption('Psalms in a month');
  await page.getByRole('button', { name: 'Start plan' }).click();
  const plan = page.getByRole('region', { name: 'Psalms in a month' });
  await expect(plan.getByText('0 of 30 days done.').first()).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.ways')).toContainText(/Psalms in a month: Psalm/);

  // Export, and import on an empty device: identical. A second import changes nothing.
  await page.goto('/my');
  const rows = await exportRows(page);
  expect(rows.length).toBeGreaterThanOrEqual(5);
  const empty = await (await browser.newContext()).newPage();
  await empty.goto('/my');
  const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const exported = JSON.stringify({ kind: 'my-study', version: 1, exportedAt: '', rows });
  await empty.getByLabel('Import a file').setInputFiles(file('my.json', exported));
  await status(empty, `Imported ${rows.length} entries.`);
  expect(await exportRows(empty)).toEqual(rows);
  await empty.getByLabel('Import a file').setInputFiles(file('my.json', exported));
  await status(empty, /were here already/);
  await empty.getByLabel('Import a file').setInputFiles(file('other.json', '{"kind":"hebrew-study-progress"}'));
  await status(empty, /from another product/);
  expect(await exportRows(empty)).toEqual(rows);

  // A deleted note can be brought back.
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(page.getByText('Deleted (1)')).toBeVisible();
  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('Notes (1)')).toBeVisible();
});

test('two devices of an account share notes, keep both texts of a conflict, and another person is asked first', async ({
  browser,
}) => {
  const contexts: BrowserContext[] = [await browser.newContext(), await browser.newContext()];
  const [desk, phone] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!desk || !phone) throw new Error('no page');
  await phone.setViewportSize({ width: 390, height: 780 });
  await desk.goto(john);
  await openVerse(desk, 16);
  await writeNote(desk, 'from the desk');
  const name = await submitRegistration(desk);
  // The notes were written before the account existed.
  await desk.getByRole('button', { name: 'Add them to my account' }).click();
  await expect(desk).toHaveURL('/');
  await desk.goto('/my');
  await status(desk, /^Synced with your account/);

  // The first page with a text gets the notes of the account.
  await phone.goto(`/auth?next=${john}`);
  await signIn(phone, name);
  await expect(phone.getByRole('button', { name: 'Verse 16: 1 note' })).toBeVisible();
  await phone.goto('/my');
  await expect(phone.getByText('from the desk')).toBeVisible();

  // Both change the note without a connection to each other.
  for (const [page, text] of [
    [desk, 'changed on the desk'],
    [phone, 'changed on the phone'],
  ] as const) {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Edit note' }).click();
    await page.getByLabel('Note', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  for (const page of [desk, phone, desk]) {
    await page.context().setOffline(false);
    await page.goto('/my');
    await status(page, /^Synced with your account/);
  }
  for (const page of [desk, phone]) {
    await expect(page.getByText('changed on the desk')).toBeVisible();
    await expect(page.getByText('changed on the phone')).toBeVisible();
    await status(page, /Both texts are here/);
  }

  // Another person signs in on the phone.
  await phone.context().clearCookies();
  await submitRegistration(phone);
  await status(phone, /belong to another account/);
  await status(phone, /also in its account/);
  await expect(phone.getByRole('heading', { name: 'Notes on this device' })).toBeFocused();
  await expectAccessibleInBothColors(phone);
  await phone.getByRole('button', { name: 'Not now' }).click();
  await expect(phone).toHaveURL('/');
  await phone.goto(john);
  await openVerse(phone, 16);
  await expect(panel(phone).getByText(/belong to another account/)).toBeVisible();
  await panel(phone).getByRole('link', { name: 'Decide now' }).click();
  await status(phone, /belong to another account/);
  await phone.getByRole('button', { name: 'Not now' }).click();
  await status(phone, /are not sent to your account/);
  await expect(phone.getByText('You are not signed in')).toHaveCount(0);
  await phone.getByRole('button', { name: 'Decide now' }).click();
  await phone.getByRole('button', { name: 'Remove them from this device and load mine' }).click();
  await status(phone, /^Synced with your account/);
  await expect(phone.getByText('changed on the desk')).toHaveCount(0);
});

/** Selects from the beginning of one element to the end of another, as a reader does with the mouse. */
async function selectBetween(first: Locator, last: Locator): Promise<void> {
  await first.evaluate(
    (start, end) => getSelection()?.setBaseAndExtent(start, 0, end ?? start, end?.childNodes.length ?? 0),
    await last.elementHandle(),
  );
}

/** Selects a phrase of an element. */
async function selectPhrase(element: Locator, phrase: string): Promise<void> {
  await element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const characters: [Node, number][] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const [index, character] of [...(node.textContent ?? '')].entries()) {
        characters.push([node, index]);
        text += character;
      }
    const [from, to] = [text.indexOf(wanted), text.indexOf(wanted) + wanted.length - 1];
    const [start, end] = [characters[from], characters[to]];
    if (start && end) getSelection()?.setBaseAndExtent(start[0], start[1], end[0], end[1] + 1);
  }, phrase);
}

test('words can be selected in an interlinear text, in results and in comparisons, and chapters show the same', async ({
  page,
}) => {
  const offer = page.getByRole('button', { name: 'Note or highlight' });
  const mark = async (color: string, quote: string): Promise<void> => {
    await offer.click();
    await expect(panel(page).getByText(`“${quote}”`).first()).toBeVisible();
    await panel(page).getByLabel(color).check();
  };
  /** The marked words, with single spaces. */
  const marked = async (marks: Locator, separator = ''): Promise<string> => {
    await expect(marks.first()).toBeVisible();
    // Words that are no longer where they were would have a hint.
    await expect(marks.and(page.locator('[title]'))).toHaveCount(0);
    return (await marks.allTextContents()).join(separator).replaceAll(/\s+/g, ' ').trim();
  };

  await test.step('a translation one by one', async () => {
    await page.goto('/interlinear/kjv_strongs/john/3');
    const words = page.locator('#v17 b.g');
    await expect(words.first()).toBeVisible();
    await selectBetween(words.nth(1), words.nth(2));
    const chosen = (await words.allTextContents()).slice(1, 3).join(' ');
    await mark('Pink', chosen);
    expect(await marked(page.locator('#v17 mark.st-pink'), ' ')).toBe(chosen);
    await expect(page.locator('.verse:not(#v17) mark')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('#v17 .vn')).toBeFocused();
    await page.goto(john);
    expect(await marked(page.locator('.chapter .text mark.st-pink'))).toBe(chosen);
  });
  await test.step('an original one by one, whose words a chapter joins', async () => {
    await page.goto('/interlinear/wlc/genesis/1');
    // “Upon the face”.
    const [upon, face] = ['H5921', 'H6440'].map((number) =>
      page.locator('#v2 li', { has: page.locator('.n', { hasText: number }) }).first(),
    ) as [Locator, Locator];
    await expect(upon).toBeVisible();
    const words = await Promise.all([upon, face].map((each) => each.locator('.o').innerText()));
    await selectBetween(upon, face);
    await mark('Blue', words.join(' '));
    expect(await marked(page.locator('#v2 mark.st-blue'), ' ')).toBe(words.join(' '));
    await page.goto('/bible/wlc/genesis/1');
    // With a maqaf between them.
    expect(await marked(page.locator('.chapter .text mark.st-blue'))).toBe(words.join('\u05BE'));
  });
  await test.step('a result', async () => {
    await page.goto('/results?q="only begotten"');
    const hit = page.locator('.hit', { hasText: 'God so loved' }).first();
    await expect(hit.locator('p')).toHaveAttribute('data-verse', '43003016 kjv_strongs');
    await selectPhrase(hit.locator('p'), 'so loved');
    await mark('Green', 'so loved');
    expect(await marked(hit.locator('mark.st-green'))).toBe('so loved');
    await page.keyboard.press('Escape');
    await expect(hit.getByRole('button', { name: /^NOTE / })).toBeFocused();
    // Two results at once have no passage.
    await selectBetween(page.locator('.hit p').first(), page.locator('.hit p').nth(1));
    await expect(offer).toBeHidden();
    await page.goto(john);
    expect(await marked(page.locator('.chapter .text mark.st-green'))).toBe('so loved');
  });
  await test.step('a comparison', async () => {
    await page.goto('/parallel-bible?passage=John+3:16&versions=kjv_strongs,web');
    const [left, right] = [page.locator('.sides p').first(), page.locator('.sides p').nth(1)];
    await expect(right).toHaveAttribute('data-verse', '43003016 web');
    await selectPhrase(right, 'one and only');
    await mark('Orange', 'one and only');
    expect(await marked(right.locator('mark.st-orange'))).toBe('one and only');
    // Those of another version cover the verse.
    expect(await marked(left.locator('mark.st-orange'))).toContain('For God');
    expect(await marked(left.locator('mark.st-green'))).toBe('so loved');
    await page.goto('/bible/web/john/3');
    expect(await marked(page.locator('.chapter .text mark.st-orange'))).toBe('one and only');
  });
});

test('a signed-in reader removes the notes from a device, which stays empty until sync is turned on', async ({
  page,
}) => {
  await register(page);
  await page.goto(john);
  await openVerse(page, 16);
  await writeNote(page, 'not for this computer');
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  await page.getByRole('button', { name: 'Remove all notes from this device' }).click();
  await expect(page.getByText(/Sync then stops on this device/)).toBeFocused();
  await page.getByRole('button', { name: 'Remove now' }).click();
  await status(page, /^Sync is off on this device/);
  await page.goto(john);
  await openVerse(page, 16);
  await expect(panel(page).getByText(/^Sync is off on this device/)).toBeVisible();
  await writeNote(page, 'written meanwhile');
  await page.goto('/my');
  await status(page, /^Sync is off on this device/);
  await expect(page.getByText('not for this computer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn on sync' }).click();
  await status(page, /^Synced with your account/);
  await status(page, 'not for this computer');
  await status(page, 'written meanwhile');
});

test('a browser that refuses storage says so, and the page stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto(john);
  await openVerse(page, 16);
  await status(page, /does not let the site store notes/);
  await page.goto('/my');
  await status(page, /does not let the site store notes/);
});

/** Whether the browser refuses to write 90 kB into another database of the site. */
async function isStorageFull(): Promise<boolean> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('fill', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('rows'));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('not opened')));
  });
  const transaction = database.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put('x'.repeat(90_000), 1);
  const isFull = await new Promise<boolean>((resolve) => {
    transaction.addEventListener('complete', () => resolve(false));
    transaction.addEventListener('abort', () => resolve(true));
  });
  database.close();
  return isFull;
}

test('a full storage is named, nothing is lost, and the note can be saved when there is space', async ({ page }) => {
  await page.goto(john);
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await openVerse(page, 16);
  await writeNote(page, 'saved before');
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000 });
  // The browser uses the space that it has granted for half a minute more.
  await expect.poll(() => page.evaluate(isStorageFull), { timeout: 90_000, intervals: [2_000] }).toBe(true);
  await panel(page).getByRole('button', { name: 'Add note' }).click();
  const field = panel(page).getByLabel('Note', { exact: true });
  await field.fill('too long '.repeat(10_000));
  await panel(page).getByRole('button', { name: 'Save note' }).click();
  await status(page, /The storage of this browser is full/);
  await expect(field).toHaveValue(/^too long too long/);
  await expect(panel(page).getByText('saved before')).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await panel(page).getByRole('button', { name: 'Save note' }).click();
  await expect(panel(page).getByText('Saved on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Verse 16: 2 notes' })).toBeVisible();
});
