import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts';
import { becomeAdmin } from './people.ts';

/** A code that only the current test uses, because other tests import at the same time. */
let own = '';
const code = (): string => (own = `try_${Date.now().toString(36)}`);

/** A complete book with a word that no other text contains. */
const philemon = (word: string, count = 25): string =>
  Array.from({ length: count }, (_, index) => `Philemon 1:${index + 1} Grace to you and ${word}, ${index + 1}.`).join(
    '\n',
  );

async function choose(page: Page, version: string, name: string, content: string): Promise<void> {
  await page.goto('/admin#bible-upload');
  await page.getByLabel('Bible version').selectOption('Another version…');
  await page.getByLabel('Code').fill(version);
  await page.getByLabel('I have the right to use this text').check();
  await page.getByLabel('File').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

/** Roll back, because the next start would build a live text into the site. */
test.afterEach(async ({ page, baseURL }) => {
  const headers = { Origin: baseURL ?? '' };
  const response = await page.request.get('/api/admin/import-status');
  const { completedImports = [] }: { completedImports?: { id: string; version: string; can: string[] }[] } =
    await response.json();
  for (const { id, version, can } of completedImports)
    if (version === own && can.includes('rollback'))
      await page.request.post(`/api/admin/imports/${id}/rollback`, { headers });
});

const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

test('a text is checked, uploaded, imported, found by readers and rolled back', async ({ page }) => {
  const admin = await becomeAdmin(page);
  const version = code();
  const word = `peaceable${version.replaceAll(/[^a-z]/g, '')}`;
  await choose(page, version, 'philemon.txt', philemon(word));
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('25 verses in 1 book');
  await expect(report).toContainText('No problems found.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Upload successful').first()).toBeVisible();
  await expect(page).toHaveURL('/admin#import-status');

  await page.getByRole('button', { name: `Start Import of philemon.txt as ${version}` }).click();
  await expect(page.getByText('Import started').first()).toBeVisible();
  // Its name is that of the file, unless another test has taken it.
  const liveImport = page
    .getByRole('listitem')
    .filter({ hasText: `by ${admin}` })
    .filter({ hasText: 'Live' });
  await expect(liveImport).toContainText('25 verses');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const search = await page.request.get(`/api/search?q=${word}&db=${version}`);
  expect(await search.json()).toMatchObject({ pagination: { totalResults: 25 } });
  const chapter = await page.request.get(`/bible/${version}/philemon/1`);
  expect(await chapter.text()).toContain(word);

  await liveImport.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Rolled back').first()).toBeVisible();
  // The import is in another list now, without the button that had the focus.
  await expect(liveImport).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await expect.poll(async () => (await page.request.get(`/api/search?q=${word}&db=${version}`)).status()).toBe(400);
});

test('errors are listed by line before anything is uploaded', async ({ page }) => {
  await becomeAdmin(page);
  let sent = 0;
  page.on('request', (request) => (sent += request.url().includes('/upload') ? 1 : 0));
  await choose(page, code(), 'bad.txt', 'Genesis 1:1 In the beginning\nGenesis 51:1 And\nGenesis 52:1 So');
  const report = page.getByRole('region', { name: 'Report' });
  await expect(report).toContainText('This file cannot be imported');
  await report.getByText('Line by line').click();
  await expect(report).toContainText('"Genesis 51:1" is not a verse; Genesis has 50 chapters (line 2 of bad.txt)');
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]) });
  await expect(page.getByText('a.txt is a Word document')).toBeVisible();
  const latin1 = Buffer.from('Genesis 1:1 Gr\u00e2ce', 'latin1');
  await page.getByLabel('File').setInputFiles({ name: 'b.txt', mimeType: 'text/plain', buffer: latin1 });
  await expect(page.getByText('Line 1 of b.txt is not UTF-8. Read it as Windows-1252 (western), or')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read as Windows-1255 (Hebrew)' })).toBeVisible();
  await page.getByRole('button', { name: 'Read as Windows-1252 (western)' }).click();
  await expect(report).toContainText('Windows-1252 (western). 1 verse in 1 book');
  await expect(page.getByLabel('File')).toBeFocused();
  expect(sent).toBe(0);
});

test('table columns are guessed or chosen, checked again, sent with the file and remembered', async ({ page }) => {
  const admin = await becomeAdmin(page);
  const version = code();
  const word = `columned${version.replaceAll(/[^a-z]/g, '')}`;
  const lines = Array.from(
    { length: 25 },
    (_, index) => `${index + 1};1;Philemon;Gnade ${index};Grace and ${word}, ${index}`,
  );
  const table = ['Vers;Kapitel;Buch;Luther 1912;Text B', ...lines].join('\n');
  await choose(page, version, 'table.csv', table);
  const report = page.getByRole('region', { name: 'Report' });
  // The header says nothing and the verse comes before the chapter, so the guess fails the check and can be corrected.
  await expect(report).toContainText('This file cannot be imported');
  await expect(page.getByText('chapter in 1, verse in 2, book in 3, text in 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
  await expect(page.getByRole('table', { name: 'First rows' })).toContainText('Gnade 0');
  for (const [column, role] of [
    ['Vers', 'Verse'],
    ['Kapitel', 'Chapter'],
  ] as const)
    await page.getByLabel(`Content of ${column}`).selectOption(role);
  await expect(report).toContainText('25 verses in 1 book');
  await expect(report).toContainText('No problems found.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: `Start Import of table.csv as ${version}` }).click();
  // Its name is that of the file, unless another test has taken it.
  const liveImport = page
    .getByRole('listitem')
    .filter({ hasText: `by ${admin}` })
    .filter({ hasText: 'Live' });
  await expect(liveImport).toContainText('25 verses');
  const search = await page.request.get(`/api/search?q=${word}&db=${version}`);
  expect(await search.json()).toMatchObject({ pagination: { totalResults: 25 } });

  // Another table with the same header is read the same way.
  await choose(page, version, 'later.csv', table.replaceAll('Grace', 'Peace'));
  await expect(report).toContainText('25 verses in 1 book');
  await expect(page.getByText('verse in 1, chapter in 2, book in 3, text in 5')).toBeVisible();
  await page.getByText('verse in 1, chapter in 2').click();
  await expect(page.getByLabel('Content of Text B')).toHaveValue('text');
  await page.getByLabel('Content of Luther 1912').selectOption('Text');
  await expect(page.getByLabel('Content of Text B')).toHaveValue('');
  await expect(page.getByText('verse in 1, chapter in 2, book in 3, text in 4')).toBeVisible();
  await page.getByLabel('Content of Kapitel').selectOption('Ignore');
  await expect(page.getByText('Choose the column with the text')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
});

test('without a version and a file the form says what is required', async ({ page }) => {
  await becomeAdmin(page);
  await page.goto('/admin#bible-upload');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Bible version is required')).toBeVisible();
  await expect(page.getByText('A file is required')).toBeVisible();
});

test('a text is converted to SQL, and the SQL is imported as a text that readers can search', async ({ page }) => {
  await becomeAdmin(page);
  const version = code();
  await openTab(page, 'Text to SQL');
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByText('Please select a text file to convert').first()).toBeVisible();
  await page
    .getByLabel('Text file')
    .setInputFiles({ name: 'p.txt', mimeType: 'text/plain', buffer: Buffer.from(philemon('mercy')) });
  await page.getByLabel('Table name').fill(`bible_verses_${version}`);
  await page.getByRole('button', { name: 'Convert' }).click();
  await expect(page.getByRole('link', { name: 'Download SQL File' })).toBeVisible();
  await page.getByRole('tab', { name: 'Download Converted Files' }).click();
  await expect(page.getByText(`${version}.sql`)).toBeVisible();
  await expectAccessible(page);

  await openTab(page, 'SQL Import');
  await page.getByLabel('SQL file').selectOption(`${version}.sql`);
  await expect(page.getByLabel('Table name')).toHaveValue(`bible_verses_${version}`);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByText(`25 verses imported. Readers can now choose "${version}".`)).toBeVisible();
  await expectAccessible(page);

  await openTab(page, 'Import Status');
  const liveImport = page.getByRole('listitem').filter({ hasText: version }).filter({ hasText: 'Live' });
  await liveImport.getByRole('button', { name: 'Roll back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Rolled back').first()).toBeVisible();
});
