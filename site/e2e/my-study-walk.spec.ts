import { readFileSync } from 'node:fs';
import { devices, expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothColors, expectNoSidewaysScroll } from './accessibility.ts';
import { openVerse, panel, status, writeNote } from './my-study-panel.ts';
import { register, signIn } from './people.ts';

const john = '/bible/kjv_strongs/john/3';

async function exportFile(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything, to import it again (JSON)' }).click(),
  ]);
  return readFileSync(await file.path(), 'utf8');
}

/** Rows in an order that does not depend on the device. */
function rowsOf(file: string): unknown[] {
  const { rows } = JSON.parse(file) as { rows: { id: string }[] };
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function syncNow(page: Page): Promise<void> {
  await page.goto('/my');
  await status(page, /^Synced with your account/);
}

test('two profiles and a phone: mark, note, list, plan, memorize, edit offline, export, import, share', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];
  const desk = await (await browser.newContext()).newPage();
  const laptop = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  const phone = await (await browser.newContext({ ...pixel, viewport: { width: 360, height: 740 } })).newPage();
  const name = await register(desk);

  await test.step('on the desk: mark, note, list, memorize, plan', async () => {
    await desk.goto(john);
    await openVerse(desk, 16);
    await panel(desk).getByLabel('Green').check();
    await writeNote(desk, 'the desk began this');
    await panel(desk).getByLabel('New list').fill('Love');
    await panel(desk).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel(desk).getByText('Added to “Love”.')).toBeVisible();
    await panel(desk).getByRole('button', { name: 'Memorize' }).click();
    await expect(panel(desk).getByRole('button', { name: 'Stop memorizing' })).toBeVisible();
    // A verse that other versions count differently: Joel 2:28 is Joel 3:1 in the Hebrew text.
    await desk.goto('/bible/kjv_strongs/joel/2');
    await openVerse(desk, 28);
    await panel(desk).getByLabel('Orange').check();
    // Not the sample of the color in the panel, which is there before the highlight is saved.
    await expect(desk.locator('.chapter .text mark.st-orange').first()).toBeVisible();
    await desk.goto('/bible/wlc/joel/3');
    await expect(desk.locator('.chapter .text mark.st-orange').first()).toBeVisible();
    await desk.goto('/my');
    await desk.getByText('Reading plans').click();
    await desk.getByLabel('Plan').selectOption('New Testament in 90 days');
    await desk.getByRole('button', { name: 'Start plan' }).click();
    await status(desk, '0 of 90 days done.');
    await syncNow(desk);
  });

  await test.step('the other profile and the phone have everything', async () => {
    for (const page of [laptop, phone]) {
      await page.goto('/auth?next=/my');
      await signIn(page, name);
      await status(page, /^Synced with your account/);
      await status(page, 'the desk began this');
      await expect(page.getByRole('heading', { name: 'Highlights (2)' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Love' })).toContainText('1 passage');
      await expect(page.getByRole('region', { name: 'New Testament in 90 days' })).toContainText('0 of 90 days done.');
      await expect(page.getByRole('heading', { name: 'Memory verses (1)' })).toBeVisible();
    }
  });

  await test.step('on the phone: touch a verse number, mark it in the sheet', async () => {
    await phone.goto(john);
    await expect(phone.locator('.chapter .text mark.st-green').first()).toBeVisible();
    await phone.locator('#v17').tap();
    await phone.getByRole('button', { name: 'Note or highlight' }).last().tap();
    await panel(phone).getByText('Blue').tap();
    await expect(phone.locator('.chapter .text mark.st-blue').first()).toBeVisible();
    // The verse stays visible above the sheet.
    await expect(phone.locator('#v17')).toBeInViewport();
    await expectNoSidewaysScroll(phone);
    await phone.goto('/my');
    await status(phone, /^Synced with your account/);
  });

  await test.step('without a connection: both profiles edit the same note, one finishes a day of the plan', async () => {
    for (const page of [desk, laptop]) await syncNow(page);
    for (const [page, text] of [
      [desk, 'changed on the desk'],
      [laptop, 'changed on the laptop'],
    ] as const) {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Edit note' }).click();
      await page.getByLabel('Note', { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Save note' }).click();
      await status(page, text);
    }
    await desk.getByRole('region', { name: 'New Testament in 90 days' }).getByRole('checkbox').first().click();
    await status(desk, '1 of 90 days done.');
    await laptop.getByRole('button', { name: 'New note' }).click();
    await laptop.getByLabel('Note', { exact: true }).fill('free note of the laptop');
    await laptop.getByRole('button', { name: 'Save note' }).click();
    await status(laptop, 'free note of the laptop');
  });

  await test.step('back again: all three have everything, and both texts', async () => {
    for (const page of [desk, laptop]) await page.context().setOffline(false);
    for (const page of [desk, laptop, phone, desk]) await syncNow(page);
    const exports: unknown[][] = [];
    for (const page of [desk, laptop, phone]) {
      for (const text of ['changed on the desk', 'changed on the laptop', 'free note of the laptop'])
        await status(page, text);
      await status(page, '1 of 90 days done.');
      await expect(page.getByRole('heading', { name: 'Highlights (3)' })).toBeVisible();
      exports.push(rowsOf(await exportFile(page)));
    }
    expect(exports[1]).toEqual(exports[0]);
    expect(exports[2]).toEqual(exports[0]);
  });

  const stranger = await (await browser.newContext()).newPage();
  await test.step('the phone exports, and a browser without an account imports the same', async () => {
    await expectNoSidewaysScroll(phone);
    await expectAccessibleInBothColors(phone);
    const exported = await exportFile(phone);
    await stranger.goto('/my');
    const file = { name: 'my-study.json', mimeType: 'application/json', buffer: Buffer.from(exported) };
    await stranger.getByLabel('Import a file').setInputFiles(file);
    await status(stranger, /^Imported \d+ entries\.$/);
    expect(rowsOf(await exportFile(stranger))).toEqual(rowsOf(exported));
  });

  await test.step('a list reaches somebody without an account', async () => {
    await laptop.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const love = laptop.getByRole('region', { name: 'Love' });
    await love.getByRole('button', { name: 'Edit', exact: true }).click();
    await love.getByRole('button', { name: 'Copy a link to this list' }).click();
    await status(laptop, /The link is copied/);
    const link = await laptop.evaluate(() => navigator.clipboard.readText());
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(link);
    await expect(friend.getByRole('region', { name: 'A shared list' })).toContainText('For God so loved the world');
  });

  await test.step('at 320 px nothing scrolls sideways', async () => {
    await phone.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/my', john]) {
      await phone.goto(path);
      await expect(phone.locator('main')).toBeVisible();
      await expectNoSidewaysScroll(phone);
    }
    await phone.locator('#v16').tap();
    await phone.getByRole('button', { name: 'Note or highlight' }).last().tap();
    await panel(phone).getByRole('button', { name: 'Add note' }).tap();
    await expectNoSidewaysScroll(phone);
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  await expect(element).toBeVisible();
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press(key);
    if (await element.evaluate((each) => each === document.activeElement).catch(() => false)) return;
  }
  throw new Error('Tab does not reach the element');
}

test('everything about a verse can be done with the keyboard, and the focus is never lost', async ({ page }) => {
  await page.goto(john);
  await page.locator('#v16').focus();
  await page.keyboard.press('Enter');
  // Backwards from the first element: the dialog has many references.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Note or highlight' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'John 3:16' })).toBeFocused();

  const own = panel(page);
  await tabTo(page, own.getByLabel('None'));
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.chapter .text mark.st-yellow').first()).toBeVisible();
  await tabTo(page, own.getByRole('button', { name: 'Add note' }));
  await page.keyboard.press('Enter');
  await expect(own.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('typed with keys');
  await tabTo(page, own.getByRole('button', { name: 'Save note' }));
  await page.keyboard.press('Enter');
  await expect(own.getByText('typed with keys')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Add note' })).toBeFocused();

  // The note precedes the button. The text was also visible in the editor, before the note was.
  await expect(own.getByRole('button', { name: 'Delete note' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(own.getByRole('button', { name: 'Delete note' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' and changed');
  await page.keyboard.press('Control+Enter');
  await expect(own.getByText('typed with keys and changed')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Edit note' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(own.getByText('typed with keys and changed')).toBeVisible();
  await tabTo(page, own.getByRole('link', { name: 'Open My study' }));
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await expect(page.locator('#v16')).toBeFocused();

  await page.goto('/my');
  await status(page, 'typed with keys and changed');
  await tabTo(page, page.getByRole('button', { name: 'Edit note' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Twice ');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Export everything, to import it again (JSON)' }));
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(readFileSync(await file.path(), 'utf8')).toContain('typed with keys');
});

test('a deletion on My study can be undone next to its message, and the focus is never lost', async ({ page }) => {
  const passage = { start: 43_003_016, end: 43_003_016 };
  const row = (kind: string, value: object) => ({
    id: `${kind}-1`,
    kind,
    clock: '0mhyvjkow-000-abcdefgh',
    created: 0,
    value,
  });
  const rows = [
    row('note', { anchor: passage, text: 'loved the world', labels: [] }),
    row('highlight', { anchor: passage, style: 'green' }),
    row('bookmark', { anchor: passage, remark: 'gate' }),
    row('list', {
      name: 'Love',
      items: [
        { ...passage, remark: '' },
        { start: 45_008_028, end: 45_008_028, remark: '' },
      ],
    }),
    row('plan', { name: 'John', start: '2026-01-01', weekdays: [], days: [[[43_001_001, 43_001_051]]] }),
    row('memory', { ...passage, version: 'kjv_strongs', exercises: {} }),
  ];
  const content = JSON.stringify({ kind: 'my-study', version: 1, exportedAt: '', rows });
  await page.goto('/my');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await status(page, 'Imported 6 entries.');
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('.study-section').forEach((each) => (each.open = true)),
  );
  const undo = page.getByRole('button', { name: 'Undo' });
  const message = page.locator('.study-status');
  const section = (title: string) =>
    page.locator('.study-section', { has: page.getByRole('heading', { name: title }) });
  for (const [title, name] of [
    ['Reading plans', 'Delete plan'],
    ['Notes', 'Delete note'],
    ['Highlights', 'Remove'],
    ['Bookmarks', 'Remove'],
    ['Lists', 'Delete list'],
    ['Memory verses', 'Remove'],
  ] as const)
    await test.step(title, async () => {
      const button = section(`${title} (1)`).getByRole('button', { name, exact: true });
      await button.press('Enter');
      await expect(undo).toBeFocused();
      await expect(undo).toBeInViewport();
      await expect(section(`${title} (1)`)).toHaveCount(0);
      if (title === 'Lists') await expectAccessibleInBothColors(page);
      await undo.press('Enter');
      await expect(message).toHaveText('Brought back.');
      await expect(message).toBeFocused();
      await expect(button).toBeVisible();
    });
  await section('Notes (1)').getByRole('button', { name: 'Delete note' }).press('Enter');
  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(message).toBeFocused();
  await expect(section('Notes (1)')).toBeVisible();
  const list = page.getByRole('region', { name: 'Love' });
  const passages = list.locator('.study-items > li > span');
  await list.getByRole('button', { name: 'Edit', exact: true }).click();
  await list.getByRole('button', { name: 'Remove: John 3:16' }).press('Enter');
  await expect(passages).toHaveText(['Romans 8:28']);
  await expect(message).toContainText('Removed 1 passage from the list.');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(passages).toHaveText(['John 3:16', 'Romans 8:28']);
  await expect(message).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('Hope');
  await page.getByRole('button', { name: 'Create list' }).click();
  const keepCommon = list.getByRole('button', { name: 'Keep only passages that are in both' });
  await keepCommon.press('Enter');
  await expect(passages).toHaveCount(0);
  // The button is still there, so the focus stays.
  await expect(message).toContainText('Removed 2 passages from the list.');
  await expect(keepCommon).toBeFocused();
  await undo.press('Enter');
  await expect(passages).toHaveText(['John 3:16', 'Romans 8:28']);
  // Everything.
  const removeAll = page.getByRole('button', { name: 'Remove all notes from this device' });
  await removeAll.press('Enter');
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(removeAll).toBeFocused();
  await removeAll.press('Enter');
  const warning = page.getByText(/only on this device and would be lost/);
  await expect(warning).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveText('Your notes are removed from this device.');
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await expect(passages).toHaveCount(0);
});
