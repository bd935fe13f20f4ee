import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openVerse, panel, status, writeNote } from './my-study-panel.ts';

const john = '/bible/kjv_strongs/john/3';

/** Makes `print()` do what a browser does around its dialog, and keep what is on the paper. */
async function recordPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset['printing'] = '';
    };
  });
}

async function endPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    delete document.documentElement.dataset['printing'];
  });
  await page.emulateMedia({ media: 'screen' });
}

async function printed(page: Page): Promise<string> {
  await page.locator('html[data-printing]').waitFor();
  await page.emulateMedia({ media: 'print' });
  return page.locator('.my-study').innerText();
}

test('a collection of notes and a list are printed completely, without the rest of the page', async ({ page }) => {
  await recordPrints(page);
  await page.goto('/my');
  const lines = Array.from({ length: 60 }, (_, index) => `note,Ps ${index + 1}:1,note number ${index + 1} of mine`);
  const buffer = Buffer.from(['kind,reference,text', ...lines, 'note,John 3:16,another subject'].join('\n'));
  await page.getByLabel('Import a file').setInputFiles({ name: 'notes.csv', mimeType: 'text/csv', buffer });
  await status(page, 'Imported 61 entries.');
  await page.getByLabel('Name', { exact: true }).fill('Thirty psalms');
  await page.getByRole('button', { name: 'Create list' }).click();
  const list = page.getByRole('region', { name: 'Thirty psalms' });
  await list.getByRole('button', { name: 'Edit', exact: true }).click();
  for (let psalm = 1; psalm <= 30; psalm += 1) {
    await list.getByLabel(/^Passage/).fill(`Ps ${psalm}:1`);
    await list.getByRole('button', { name: 'Add a passage' }).click();
    await expect(list.getByLabel(/^Passage/)).toHaveValue('');
  }

  await test.step('only notes that the search finds, all of them', async () => {
    await page.getByLabel('Search your notes').fill('of mine');
    await expect(page.getByText('note number 60 of mine')).toHaveCount(1);
    await expect(page.getByText(/note number \d+ of mine/)).toHaveCount(50);
    await page.getByRole('button', { name: 'Print these notes' }).click();
    const paper = await printed(page);
    expect(paper.match(/note number \d+ of mine/g)).toHaveLength(60);
    expect(paper).not.toContain('another subject');
    expect(paper).not.toContain('Thirty psalms');
    await endPrint(page);
    await expect(list).toBeVisible();
    await expect(page.getByText(/note number \d+ of mine/)).toHaveCount(50);
  });
  await test.step('a list with the text of every passage', async () => {
    await list.getByRole('button', { name: 'Read', exact: true }).click();
    await list.getByRole('button', { name: 'Print this list' }).click();
    const paper = await printed(page);
    expect(paper).toContain('Thirty psalms');
    // The first words of Psalms 1 and 30 in the King James Version.
    expect(paper).toContain('Blessed is the man that walketh not in the counsel of the ungodly');
    expect(paper).toContain('I will extol thee, O LORD; for thou hast lifted me up');
    expect(paper).not.toContain('of mine');
    await endPrint(page);
  });
});

test('missed days of a plan are spread over the days that are left, and the calendar has every day', async ({
  page,
}) => {
  await page.goto('/my');
  await page.getByText('Reading plans').click();
  await page.getByRole('combobox', { name: 'Plan', exact: true }).selectOption('My own plan');
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('Ruth');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('Ruth');
  await page.getByLabel('Number of days').fill('4');
  const yesterday = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - 1);
    return new Intl.DateTimeFormat('en-CA').format(day);
  });
  await page.getByLabel('First day').fill(yesterday);
  await page.getByRole('button', { name: 'Start plan' }).click();
  const plan = page.getByRole('region', { name: /Ruth/ });
  await expect(plan.getByText('You missed 1 day.')).toBeVisible();
  await expect(plan.getByRole('link', { name: 'Ruth 2' })).toBeVisible();
  await expect(plan.getByRole('link', { name: 'Ruth 1' })).toBeHidden();
  await plan.getByRole('button', { name: 'Spread what I missed' }).click();
  await status(page, 'What you missed is spread over the days that are left.');
  await expect(plan.getByText('You missed')).toBeHidden();
  await expect(plan.getByRole('link', { name: 'Ruth 1' })).toBeVisible();
  await plan.getByText('All days').click();
  for (const chapter of [1, 2, 3, 4])
    await expect(plan.locator('details').getByRole('link', { name: `Ruth ${chapter}` })).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    plan.getByRole('button', { name: 'Export to a calendar (ICS)' }).click(),
  ]);
  const calendar = readFileSync(await file.path(), 'utf8');
  // Three days are left.
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  for (const chapter of [1, 2, 3, 4]) expect(calendar).toContain(`Ruth ${chapter}`);
});

test('highlights have the names that the reader gave them', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/my');
    await tab.getByText('Names of highlights').click();
    await tab.getByRole('textbox', { name: tab === page ? 'Green' : 'Blue' }).fill(tab === page ? 'Promise' : 'Prayer');
  }
  // The form of this tab does not show the name that the other tab has saved meanwhile.
  for (const tab of [other, page]) {
    await tab.getByRole('button', { name: 'Save names' }).click();
    await status(tab, 'Saved on this device.');
  }
  await expect(page.getByRole('textbox', { name: 'Blue' })).toHaveValue('Prayer');
  await page.goto(john);
  await openVerse(page, 16);
  await panel(page).getByLabel('Promise').check();
  await expect(page.locator('.chapter .text mark.st-green').first()).toBeVisible();
  await page.goto('/my');
  await page.getByText('Highlights (1)').click();
  await expect(page.locator('.study-line', { hasText: 'John 3:16' })).toContainText('Promise');
});

test('an entry has notes of the reader, which My study lists with a link to it', async ({ page }) => {
  await page.goto('/lexicon/G26');
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await writeNote(page, 'love that gives');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Note (1)' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Note (1)' })).toBeVisible();
  await page.goto('/my');
  await status(page, 'love that gives');
  await expect(page.getByRole('link', { name: 'G26' })).toHaveAttribute('href', '/lexicon/G26');
});

test('a search is saved as a list, and another list is subtracted from it', async ({ page }) => {
  // John 1:14, 1:18, 3:16 and 3:18, Hebrews 11:17 and 1 John 4:9.
  await page.goto('/results?q="only begotten"&db=kjv_strongs');
  await page.getByRole('button', { name: 'Save to list' }).click();
  await expect(panel(page).getByText('6 verses to save.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click();
  await status(page, 'Added to “"only begotten"”.');
  await page.goto('/my');
  const list = page.getByRole('region', { name: '"only begotten"' });
  await expect(list).toContainText('6 passages');
  await page.getByLabel('Name', { exact: true }).fill('Epistles');
  await page.getByRole('button', { name: 'Create list' }).click();
  const epistles = page.getByRole('region', { name: 'Epistles' });
  await epistles.getByRole('button', { name: 'Edit', exact: true }).click();
  for (const passage of ['Heb 11:17', '1 John 4:9']) {
    await epistles.getByLabel(/^Passage/).fill(passage);
    await epistles.getByRole('button', { name: 'Add a passage' }).click();
    await expect(epistles.getByLabel(/^Passage/)).toHaveValue('');
  }
  await list.getByRole('button', { name: 'Edit', exact: true }).click();
  await list.getByLabel('With another list').selectOption('Epistles');
  await list.getByRole('button', { name: 'Remove its passages from this list' }).click();
  await expect(list).toContainText('4 passages');
  await expect(list.getByText('John 3:16')).toBeVisible();
  await expect(list.getByText('Hebrews 11:17')).toBeHidden();
});

test('both versions of a reading plan say so and share the days read', async ({ page }) => {
  const days = [[[43_001_001, 43_001_051]], [[43_002_001, 43_002_025]]];
  const common = { clock: '0mhyvjkow-000-abcdefgh', created: 0 };
  const plan = (id: string, more: object) => ({
    ...common,
    ...more,
    id,
    kind: 'plan',
    value: { name: id, start: '2026-01-01', weekdays: [0, 1, 2, 3, 4, 5, 6], days },
  });
  const reading = { ...common, id: 'plan-1.0', kind: 'reading', value: { plan: 'plan-1', day: 0 } };
  const rows = [plan('plan-1', {}), plan('plan-1.0copy', { copyOf: 'plan-1' }), reading];
  const content = JSON.stringify({ kind: 'my-study', version: 1, exportedAt: '', rows });
  await page.goto('/my');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'plans.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await status(page, 'Imported 3 entries.');
  const [first, copy] = [
    page.getByRole('region', { name: 'plan-1', exact: true }),
    page.getByRole('region', { name: 'plan-1.0copy' }),
  ];
  for (const each of [first, copy]) await expect(each.getByText('1 of 2 days done.')).toBeVisible();
  await expect(first.getByText(/Both versions are here/)).toHaveCount(0);
  await expect(copy.getByText(/Both versions are here/)).toBeVisible();
  await copy.getByText('All days').click();
  await copy.locator('details').getByRole('checkbox').nth(1).click();
  for (const each of [first, copy]) await expect(each.getByText('2 of 2 days done.')).toBeVisible();
});
