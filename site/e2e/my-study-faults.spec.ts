import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleInBothColors } from './accessibility.ts';
import { openVerse, panel, status, writeNote } from './my-study-panel.ts';
import { register, signIn } from './people.ts';

const john = '/bible/kjv_strongs/john/3';
const day = 86_400_000;

interface ExportedRow {
  id: string;
  kind: string;
  deleted?: number;
  value?: { text?: string; labels?: string[]; name?: string; items?: unknown[]; anchor?: { start: number } };
}

async function exportRows(page: Page): Promise<ExportedRow[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything, to import it again (JSON)' }).click(),
  ]);
  return (JSON.parse(readFileSync(await file.path(), 'utf8')) as { rows: ExportedRow[] }).rows;
}

test('two tabs that edit one note keep both texts, and each shows what the other wrote', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(john);
  await openVerse(one, 16);
  await writeNote(one, 'first text');
  await one.goto('/my');
  await other.goto('/my');
  for (const page of [one, other]) {
    await page.getByRole('button', { name: 'Edit note' }).click();
    await page.getByLabel('Note', { exact: true }).fill(page === one ? 'from the first tab' : 'from the second tab');
  }
  for (const page of [one, other]) await page.getByRole('button', { name: 'Save note' }).click();
  for (const page of [one, other]) {
    await status(page, 'from the first tab');
    await status(page, 'from the second tab');
    await status(page, /Both texts are here/);
  }
});

test('two tabs that edit one list keep the changes of both, also if one does not know of the other', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  // A tab that the browser has suspended hears nothing.
  await other.addInitScript(() => (BroadcastChannel.prototype.addEventListener = () => undefined));
  const list = (page: Page) => page.getByRole('region', { name: 'Promises' });
  const add = async (page: Page, passage: string) => {
    await list(page)
      .getByLabel(/^Passage/)
      .fill(passage);
    await list(page).getByRole('button', { name: 'Add a passage' }).click();
    await expect(list(page).getByLabel(/^Passage/)).toHaveValue('');
  };
  const items = (page: Page) => list(page).locator('.study-items > li > span');
  await one.goto('/my');
  await one.getByLabel('Name', { exact: true }).fill('Promises');
  await one.getByRole('button', { name: 'Create list' }).click();
  await list(one).getByRole('button', { name: 'Edit', exact: true }).click();
  await add(one, 'John 3:16');
  await other.goto('/my');
  await list(other).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(items(other)).toHaveText(['John 3:16']);
  await add(one, 'Rom 8:28');
  // The other tab still shows one passage.
  await add(other, 'Ps 23:1');
  await expect(items(other)).toHaveText(['John 3:16', 'Romans 8:28', 'Psalm 23:1']);
  // The first tab hears of it, and a remark that is being typed stays.
  await one.getByLabel('Remark: Romans 8:28').fill('all things');
  await list(other).getByRole('button', { name: 'Move up: Psalm 23:1' }).click();
  await expect(items(one)).toHaveText(['John 3:16', 'Psalm 23:1', 'Romans 8:28']);
  await list(one).getByRole('button', { name: 'Move up: Romans 8:28' }).click();
  await expect(items(one)).toHaveText(['John 3:16', 'Romans 8:28', 'Psalm 23:1']);
  await one.reload();
  await list(one).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(items(one)).toHaveText(['John 3:16', 'Romans 8:28', 'Psalm 23:1']);
  await expect(one.getByLabel('Remark: Romans 8:28')).toHaveValue('all things');
  await expect(one.getByText('Promises')).toHaveCount(1);
});

/** As the Ezra Bible App writes it: https://github.com/ezra-bible-app/ezra-bible-app/issues/508 */
const ezra = `Bible Book,Chapter,Verse,Tags,Note
John,3,16,God's Love; Eternal life,
Ephesians,,,,Written: _aprox. **60-63** A.D._
Ephesians,1,1,Will of God; Faithfulness,"_Apostle_ - messenger, a delegate, commissioner of Christ"
`;

/** As AndBible writes bookmarks: semicolons, and quotes around labels that have some. */
const andBible = [
  'osisRef;bibleRef;document;book;chapterStart;verseStart;chapterEnd;verseEnd;labels;notes',
  'Rom.8.28;Romans 8:28;KJV;Rom;8;28;8;28;"Hope;Love";"All; ""things"""',
  'Gen.1.1-Gen.1.3;Genesis 1:1-3;KJV;Gen;1;1;1;3;__SPEAK_LABEL__;',
  '',
].join('\r\n');

test('exports of other products are imported once, and files that cannot be read are refused with advice', async ({
  page,
}) => {
  await page.goto('/my');
  const choose = (name: string, content: string | Buffer) =>
    page
      .getByLabel('Import a file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  await choose('ezra.csv', ezra);
  // Two notes, and a list for each tag of the verse without a note.
  await status(page, 'Imported 4 entries.');
  await choose('ezra.csv', ezra);
  await status(page, 'Imported 0 entries. 4 were here already.');
  await choose('bookmarks.csv', andBible);
  await status(page, 'Imported 2 entries.');
  const rows = await exportRows(page);
  const brief = rows.map(({ kind, value = {} }) => [kind, value.anchor?.start, value.text ?? value.name, value.labels]);
  expect(brief.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual([
    ['bookmark', 1_001_001, undefined, undefined],
    ['list', undefined, 'Eternal life', undefined],
    ['list', undefined, "God's Love", undefined],
    ['note', 45_008_028, 'All; "things"', ['Hope', 'Love']],
    ['note', 49_001_001, 'Written: _aprox. **60-63** A.D._', []],
    ['note', 49_001_001, '_Apostle_ - messenger, a delegate, commissioner of Christ', ['Will of God', 'Faithfulness']],
  ]);
  for (const [name, content, sentence] of [
    // The first bytes of a ZIP file and of a database of SQLite 3.
    [
      'AndBibleDatabaseBackup.abdb',
      Buffer.from('504b0304140000000800', 'hex'),
      /backup or database of another program/,
    ],
    ['ezra.sqlite', 'SQLite format 3\0', /backup or database of another program/],
    ['photo.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), /not a JSON or CSV/],
    ['bookmarks.json', '{"checksum":"3f","roots":{"bookmark_bar":{}}}', /from another product/],
    ['later.json', '{"kind":"my-study","version":2,"rows":[]}', /later version/],
    ['cut.json', '{"kind":"my-study","version":1,"ro', /damaged/],
    [
      'remarks.csv',
      `kind,reference,list,text\n${`list,Rom 8:28,Long,${'x'.repeat(5_000)}\n`.repeat(51)}`,
      'The remarks of a list can have at most 250,000 characters in all. Write notes for more.',
    ],
    ['prices.csv', 'Item,Price\nBread,3\n', /kind, reference and text/],
  ] as const)
    await test.step(name, async () => {
      await choose(name, content);
      await expect(page.locator('.study-status')).toHaveText(sentence);
    });
  expect(await exportRows(page)).toEqual(rows);
});

test('the clock of a device that is three days ahead is corrected, and its notes are sent', async ({ page }) => {
  await register(page);
  await page.clock.setFixedTime(Date.now() + 3 * day);
  await page.goto(john);
  await openVerse(page, 16);
  await writeNote(page, 'from the future');
  // The panel says so while it is open, until the next sync.
  const notice = panel(page).getByText(/more than two days ahead/);
  await expect(notice).toBeVisible();
  await panel(page).getByRole('button', { name: 'Sync now' }).click();
  await expect(notice).toBeHidden();
  // Its button is gone, and the keyboard stays in the panel.
  await expect(panel(page).getByRole('status').and(page.locator(':focus'))).toBeAttached();
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  const request = { data: {}, headers: { 'Sec-Fetch-Site': 'same-origin' } };
  const sent = (await (await page.request.post('/api/account/my-study', request)).json()) as {
    rows: ExportedRow[];
  };
  expect(sent.rows.map(({ value }) => value?.text)).toEqual(['from the future']);
  const readOffset = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open('my-study').addEventListener('success', ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const offset = result.transaction('facts').objectStore('facts').get('clockOffset');
            offset.addEventListener('success', () => resolve(offset.result));
          });
        }),
    );
  expect(await readOffset()).toBeLessThan(-2 * day);
  // The reader sets the clock.
  await page.clock.setFixedTime(Date.now());
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  expect(await readOffset()).toBeUndefined();
});

test('after a sign-in, a page looks once a day for notes of the account, and loads nothing more if there are none', async ({
  page,
}) => {
  const isOfStudy = (url: string) => /my-study|study-marks/.test(new URL(url).pathname);
  const look = () => page.waitForRequest('**/api/account/my-study', { timeout: 60_000 });
  const sent: string[] = [];
  page.on('request', (request) => isOfStudy(request.url()) && sent.push(request.url()));
  /** Opens the page again, which must load nothing of the feature. */
  const expectNothing = async () => {
    sent.length = 0;
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  };
  const now = Date.now();
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const flagged = () => page.evaluate(() => localStorage.getItem('myStudy'));
  await page.clock.setFixedTime(now);
  await register(page);
  await Promise.all([look(), page.goto(john)]);
  await expect.poll(flagged).toBe(dayOf(now));
  await expectNothing();
  // The next day it looks again, and a look that fails is not repeated.
  await page.clock.setFixedTime(now + day);
  await page.route('**/api/account/my-study', (route) => route.fulfill({ status: 500, body: '{}' }));
  await Promise.all([look(), page.reload()]);
  await expect.poll(flagged).toBe(dayOf(now + day));
  await expectNothing();
  await page.unroute('**/api/account/my-study');
  // Another device writes the first note.
  const anchor = { start: 43_003_016, end: 43_003_016 };
  const value = { anchor, text: 'from another device', labels: [] };
  const row = { id: 'first-note', kind: 'note', clock: '0mhyvjkow-000-abcdefgh', created: 0, value };
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  await page.request.post('/api/account/my-study', { data: { rows: [{ row, base: [] }] }, headers });
  await expectNothing();
  await page.clock.setFixedTime(now + 2 * day);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Verse 16: 1 note' })).toBeVisible();
  expect(await flagged()).toBe('1');
});

test('a deletion can be undone for 30 days, then the text is gone from the device', async ({ page }) => {
  await page.goto(john);
  await openVerse(page, 16);
  await writeNote(page, 'not for ever');
  await panel(page).getByRole('button', { name: 'Delete note' }).click();
  await status(page, /You can undo this for 30 days/);
  const now = Date.now();
  await page.clock.setFixedTime(now + 29 * day);
  await page.goto('/my');
  await expect(page.getByText('Deleted (1)')).toBeVisible();
  await page.clock.setFixedTime(now + 31 * day);
  // Any page that uses notes erases it.
  await page.goto('/bible/kjv_strongs/genesis/1');
  await expect.poll(() => storedGroups(page)).not.toContain('not for ever');
  expect(await storedGroups(page)).toContain('"deleted"');
  await page.goto('/my');
  await status(page, 'Your data');
  await expect(page.getByText('Deleted (1)')).toHaveCount(0);
});

/** The notes of the device, as JSON. */
function storedGroups(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('my-study').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const request = database.transaction('groups').objectStore('groups').getAll();
          request.addEventListener('success', () => {
            database.close();
            resolve(JSON.stringify(request.result));
          });
        });
      }),
  );
}

test('notes of the first version of the database are converted', async ({ page }) => {
  await page.goto('/about/texts');
  await page.evaluate(async () => {
    localStorage.setItem('myStudy', '1');
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('my-study', 1);
      request.addEventListener('upgradeneeded', () => {
        const rows = request.result.createObjectStore('rows', { keyPath: 'id' });
        rows.createIndex('keys', 'keys', { multiEntry: true });
        rows.createIndex('kind', 'kind');
        rows.createIndex('unsent', 'unsent');
        request.result.createObjectStore('facts');
      });
      request.addEventListener('success', () => resolve(request.result));
    });
    const transaction = database.transaction(['rows', 'facts'], 'readwrite');
    const common = { clock: '0mdn3k2a1-000-desk0000', created: 1_764_000_000_000, base: [], unsent: 1 };
    const anchor = { start: 43_003_016, end: 43_003_016 };
    const rows = transaction.objectStore('rows');
    rows.put({
      ...common,
      id: 'note1',
      kind: 'note',
      keys: [43_003],
      value: { anchor, text: 'an old note', labels: [] },
    });
    rows.put({ ...common, id: 'mark1', kind: 'highlight', keys: [43_003], value: { anchor, style: 'green' } });
    rows.put({ ...common, id: 'list1', kind: 'list', keys: [], value: { name: 'Old list', items: [] } });
    transaction.objectStore('facts').put('desk0000', 'device');
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
  });
  await page.goto(john);
  await expect(page.locator('.chapter .text mark.st-green').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verse 16: 1 note' })).toBeVisible();
  await page.goto('/my');
  await status(page, 'an old note');
  await expect(page.getByRole('region', { name: 'Old list' })).toBeVisible();
  expect((await exportRows(page)).map(({ id }) => id).toSorted()).toEqual(['list1', 'mark1', 'note1']);
});

test('history has chapters, entries and searches of this device, and can be cleared', async ({ page }) => {
  for (const path of [john, '/lexicon/H2091', '/results?q=gold&db=web']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  await page.locator('main input[name=q]').fill('silver');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\?.*silver/);
  await page.waitForLoadState('networkidle');
  await page.goto('/my');
  const history = page.locator('details', { hasText: 'History' }).last();
  await history.locator('summary').click();
  await expect(history.getByRole('link', { name: /John 3/ })).toHaveAttribute('href', john);
  await expect(history.getByRole('link', { name: /^zahab/ })).toHaveAttribute('href', '/lexicon/H2091');
  await expect(history.getByRole('link', { name: 'silver' })).toHaveAttribute('href', '/results?q=silver&db=web');
  // A search that a link opened.
  await expect(history.getByRole('link', { name: 'gold', exact: true })).toHaveAttribute(
    'href',
    '/results?q=gold&db=web',
  );
  await history.getByRole('button', { name: 'Clear history' }).click();
  await page.reload();
  await page.locator('summary', { hasText: 'History' }).click();
  await expect(page.locator('.study-history')).toHaveCount(0);
});

/** Chromium without a window answers nothing. */
async function answerPersistence(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The answer stays the same over pages.
    const asked = (): boolean => sessionStorage.getItem('asked') !== null;
    navigator.storage.persisted = async () => asked();
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', '1');
      return true;
    };
  });
}

test('the first note asks the browser to keep the notes, and the page shows its answer', async ({ page }) => {
  await answerPersistence(page);
  await page.goto('/my');
  await status(page, /This browser may clear them/);
  await page.goto(john);
  await openVerse(page, 16);
  await writeNote(page, 'keep this');
  await page.goto('/my');
  await status(page, /This browser protects them/);
});

test('an import asks the browser to keep the notes, and the page shows its answer at once', async ({ page }) => {
  await answerPersistence(page);
  await page.goto('/my');
  await status(page, /This browser may clear them/);
  const row = {
    id: 'imported-note',
    kind: 'note',
    clock: '0mhyvjkow-000-abcdefgh',
    created: 0,
    value: { text: 'kept', labels: [] },
  };
  const content = JSON.stringify({ kind: 'my-study', version: 1, exportedAt: '', rows: [row] });
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await status(page, 'Imported 1 entry.');
  await status(page, /This browser protects them/);
});

test('a row that is too large or refused by the server is named and does not stop the others', async ({ page }) => {
  await register(page);
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  const common = { clock: '0mhyvjkow-000-abcdefgh', created: 0 };
  const passage = { start: 43_003_016, end: 43_003_016 };
  const note = (id: string, text: string) => ({ ...common, id, kind: 'note', value: { text, labels: [] } });
  const items = Array.from({ length: 300 }, () => ({ ...passage, remark: 'x'.repeat(5_000) }));
  const list = { ...common, id: 'long-list', kind: 'list', value: { name: 'Long list', items } };
  const content = JSON.stringify({ kind: 'my-study', version: 1, exportedAt: '', rows: [list, note('note-1', 'one')] });
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await status(page, 'Imported 1 entry. Too large to import: list · Long list.');
  // An earlier version of the site stored them. The server accepts 20 labels.
  const labels = Array.from({ length: 21 }, (_, index) => `label ${index}`);
  const labeled = { ...common, id: 'labeled', kind: 'note', value: { text: 'with many labels', labels } };
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve) => {
        indexedDB.open('my-study').addEventListener('success', ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const transaction = database.transaction('groups', 'readwrite');
          for (const [key, row] of Object.entries(stored))
            transaction
              .objectStore('groups')
              .put({ key, keys: [], unsent: 1, rows: [{ ...row, base: [], unsent: 1, keys: [] }] });
          transaction.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    { 'list long-list': list, 'note lab': labeled },
  );
  await page.reload();
  await status(page, /^Synced with your account/);
  await status(page, /too large for the sync: list · Long list\./);
  await status(page, /the server does not accept it: note · with many labels\. Change it/);
  const request = { data: {}, headers: { 'Sec-Fetch-Site': 'same-origin' } };
  const sent = (await (await page.request.post('/api/account/my-study', request)).json()) as { rows: ExportedRow[] };
  expect(sent.rows.map(({ id }) => id)).toEqual(['note-1']);
  // What the reader deletes is not named.
  const lists = page.getByRole('region', { name: 'Long list' });
  await lists.getByRole('button', { name: 'Delete list' }).click();
  // The editor saves at most 20 labels.
  const edited = page.locator('.study-note', { hasText: 'with many labels' });
  await edited.getByRole('button', { name: 'Edit note' }).click();
  await page.getByLabel('Labels').press('End');
  await page.getByLabel('Labels').pressSequentially(', one more');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Only on this device')).toHaveCount(0);
  await status(page, /^Synced with your account/);
});

test('a sign-in over a page as another person asks about the notes of the device', async ({ page, browser }) => {
  const other = await browser.newContext();
  const name = await register(await other.newPage());
  await other.close();
  await register(page);
  await page.goto(john);
  await openVerse(page, 16);
  await writeNote(page, 'of the first person');
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  await page.goto('/account');
  await page.getByLabel('Name of the new passkey').fill('This machine');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await signIn(page, name);
  const dialog = page.getByRole('dialog', { name: 'Notes on this device' });
  await expect(dialog.getByText(/belong to another account/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Notes on this device' })).toBeFocused();
  await expectAccessibleInBothColors(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Remove them from this device and load mine' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/my');
  await status(page, /^Synced with your account/);
  await expect(page.getByText('of the first person')).toHaveCount(0);
});
