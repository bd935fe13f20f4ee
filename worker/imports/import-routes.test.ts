import { env } from 'cloudflare:workers';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { findImport, readStatus, postFile, startTestImport, waitForImportState, upload } from '../testing/imports.ts';

const lines = (count: number, word = 'light'): string =>
  Array.from({ length: count }, (_, index) => `Genesis 1:${index + 1} And God said, Let there be ${word}.`).join('\n');
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

async function messageOf(response: Response): Promise<string> {
  return errorAnswer.parse(await response.json()).message;
}

async function total(q: string, db: string): Promise<number> {
  const response = await requestApp(`/api/search?q=${q}&db=${db}`);
  if (!response.ok) return -response.status;
  return ((await response.json()) as SearchAnswer).pagination.totalResults;
}

/** Rows of an import in the library, live or not. */
async function versesOf(id: string): Promise<number | null> {
  const from =
    100_000_000 *
    Number(await env.APP.prepare('SELECT version_id AS id FROM imports WHERE id = ?').bind(id).first('id'));
  return env.LIBRARY.prepare('SELECT count(*) AS n FROM verses WHERE key BETWEEN ? AND ?')
    .bind(from, from + 99_999_999)
    .first('n');
}

const unsupported: [what: string, name: string, content: Uint8Array<ArrayBuffer>, message: RegExp][] = [
  ['a Word document named .txt', 'asv.txt', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /is a Word document/],
  ['a web page', 'asv.txt', bytes('<!doctype html><p>Genesis'), /is a web page/],
  ['Windows-1255', 'he.txt', Uint8Array.from([...bytes('Genesis 1:1 '), 0xe1, 0xf8, 0xe0]), /Windows-1255/],
  ['a SQLite file', 'asv.db', bytes('SQLite format 3\0'), /asv\.db has a format that only the browser can read/],
  ['nothing', 'asv.txt', new Uint8Array(), /is empty/],
  ['a picture', 'asv.txt', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /picture|no text|image/i],
];
test.each(unsupported)('rejects %s and says what it seems to be', async (_what, name, content, message) => {
  const { cookie } = await createTestUser('admin');
  const response = await postFile(cookie, 'asv', content, { name });
  expect(response.status).toBe(415);
  expect(await messageOf(response)).toMatch(message);
});

test('accepts the zip file of a SWORD module', async () => {
  const { cookie } = await createTestUser('admin');
  const settings = '[Fix]\nDataPath=./modules/texts/ztext/fix/\nModDrv=zText\n';
  const module = new Uint8Array(zipSync({ 'mods.d/fix.conf': strToU8(settings) }));
  const response = await postFile(cookie, 'module', module, { name: 'fix.zip' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ file: { name: 'fix.zip', format: 'sword' } });
});

test('a form without version or file says what is required', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await postFile(cookie, '', lines(1));
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toBe('Bible version is required.');
});

test('requires the right to use a licensed text and records who stated it', async () => {
  const { cookie, username } = await createTestUser('admin');
  const response = await postFile(cookie, 'nkjv', lines(2));
  expect(response.status).toBe(400);
  expect(await messageOf(response)).toContain('you have the right to use this text');
  await upload(cookie, 'nkjv', lines(2), { right: 'true' });
  const row = await env.APP.prepare("SELECT right_stated_by AS name FROM files WHERE version_code = 'nkjv'").first();
  expect(row).toEqual({ name: username });
});

test('rejects the same file a second time with its upload date', async () => {
  const { cookie } = await createTestUser('admin');
  await upload(cookie, 'twice', lines(3));
  const response = await postFile(cookie, 'twice', lines(3));
  expect(response.status).toBe(409);
  expect(await messageOf(response)).toContain(`was already uploaded on ${new Date().toISOString().slice(0, 10)}`);
});

test('accepts only handles as a path', async () => {
  const { cookie } = await createTestUser('admin');
  for (const filePath of ['/etc/passwd', 'upload:../../x', 'upload:none', 'converted:none']) {
    const response = await sendRequest('POST', '/api/admin/import-bible', {
      cookie,
      body: { version: 'asv', filePath },
    });
    expect([400, 404], filePath).toContain(response.status);
  }
});

test('allows only one concurrent import of one code, by any administrator', async () => {
  const [one, two] = [await createTestUser('admin'), await createTestUser('admin')];
  const paths = [await upload(one.cookie, 'race', lines(4)), await upload(two.cookie, 'race', lines(5))];
  const responses = await Promise.all(
    [one, two, one, two].map(({ cookie }, index) =>
      sendRequest('POST', '/api/admin/import-bible', {
        cookie,
        body: { version: 'race', filePath: paths[index % 2], agreed: true },
      }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused && (await messageOf(refused))).toContain('An import of "race" is already running');
});

test('asks for consent to a questionable text and writes nothing before it', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'odd', `${lines(3)}\nGenesis 1:3 And again.`);
  const { id } = await startTestImport(cookie, 'odd', path, { agreed: false });
  const waiting = await waitForImportState(cookie, id, 'awaiting_consent');
  expect(waiting.report?.counts).toMatchObject({ duplicate: 1 });
  expect(waiting.report?.problems[0]).toMatch(/^line 4 of odd\.txt: Genesis 1:3 is already in line 3 /);
  expect(waiting.can).toEqual(['cancel', 'consent']);
  expect(await versesOf(id)).toBe(0);
  await sendRequest('POST', `/api/admin/imports/${id}/consent`, { cookie });
  const done = await waitForImportState(cookie, id, 'completed');
  expect(done.versesImported).toBe(3);
  expect(await versesOf(id)).toBe(3);
  const again = await sendRequest('POST', `/api/admin/imports/${id}/consent`, { cookie });
  expect(again.status).toBe(409);
});

test('rejects a file that is no Bible with its lines, and the report is a CSV file', async () => {
  const { cookie } = await createTestUser('admin');
  const content = 'Genesis 1:1 In the beginning\nGenesis 51:1 And\nGenesis 52:1 So\nGenesis 1:1 In the end';
  const path = await upload(cookie, 'bad', content);
  const { id } = await startTestImport(cookie, 'bad', path);
  const refused = await waitForImportState(cookie, id, 'refused');
  // Only what it is rejected for, not the verse that is there twice.
  expect(refused.message).toBe(
    'line 2 of bad.txt: "Genesis 51:1" is not a verse; Genesis has 50 chapters. ' +
      'line 3 of bad.txt: "Genesis 52:1" is not a verse; Genesis has 50 chapters.',
  );
  expect(refused.report?.problems).toContainEqual(expect.stringContaining('Genesis 1:1 is already in line 1'));
  const csv = await sendRequest('GET', `/api/admin/imports/${id}/report.csv`, { cookie });
  expect(csv.headers.get('Content-Disposition')).toContain('attachment');
  expect(await csv.text()).toContain('"bad.txt","2"');
  expect(await total('beginning', 'bad')).toBe(-400);
});

test('rejects a text of a few verses as a replacement for a whole one', async () => {
  const { cookie } = await createTestUser('admin');
  const { id } = await startTestImport(cookie, 'kjv_strongs', await upload(cookie, 'kjv_strongs', lines(1)));
  const refused = await waitForImportState(cookie, id, 'refused');
  expect(refused.message).toContain('it has 1 verse and would take the place of "King James Version"');
});

test('a second text of a code shows the differences, replaces the first, and can be rolled back', async () => {
  const { cookie } = await createTestUser('admin');
  const first = await startTestImport(cookie, 'twofold', await upload(cookie, 'twofold', lines(5)));
  await waitForImportState(cookie, first.id, 'completed');
  const path = await upload(cookie, 'twofold', lines(6, 'darkness'), { name: 'second.txt' });
  const second = await startTestImport(cookie, 'twofold', path, { agreed: false });
  const waiting = await waitForImportState(cookie, second.id, 'awaiting_consent');
  expect(waiting.report?.difference).toMatchObject({ changed: 5, added: 1, removed: 0 });
  expect(waiting.report?.difference?.examples[0]).toEqual({
    verse: 'Genesis 1:1',
    before: 'And God said, Let there be light.',
    after: 'And God said, Let there be darkness.',
  });
  expect(await total('light', 'twofold')).toBe(5);
  await sendRequest('POST', `/api/admin/imports/${second.id}/consent`, { cookie });
  await waitForImportState(cookie, second.id, 'completed');
  expect([await total('darkness', 'twofold'), await total('light', 'twofold')]).toEqual([6, 0]);
  const early = await sendRequest('POST', `/api/admin/imports/${first.id}/rollback`, { cookie });
  expect(early.status).toBe(409);
  // A third import is in the middle of its switch.
  const third = await startTestImport(
    cookie,
    'twofold',
    await upload(cookie, 'twofold', lines(7, 'dusk'), { name: 'third.txt' }),
    {
      agreed: false,
    },
  );
  await waitForImportState(cookie, third.id, 'awaiting_consent');
  const isNow = (state: string) =>
    env.APP.prepare('UPDATE imports SET state = ? WHERE id = ?').bind(state, third.id).run();
  await isNow('switching');
  const between = await sendRequest('POST', `/api/admin/imports/${second.id}/rollback`, { cookie });
  expect([between.status, await messageOf(between)]).toEqual([
    409,
    'Another import is replacing this version at the moment. Try again later.',
  ]);
  await isNow('awaiting_consent');
  await sendRequest('POST', `/api/admin/imports/${third.id}/cancel`, { cookie });
  await sendRequest('POST', `/api/admin/imports/${second.id}/rollback`, { cookie });
  await waitForImportState(cookie, second.id, 'rolled_back');
  expect([await total('darkness', 'twofold'), await total('light', 'twofold')]).toEqual([0, 5]);
  expect((await findImport(cookie, first.id)).can).toEqual(['rollback']);
});

test('an import whose file is missing from the bucket fails with a remedy and can be retried', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'gone', lines(2));
  await env.FILES.delete(`uploads/${path.split(':')[1]}`);
  const { id } = await startTestImport(cookie, 'gone', path);
  const failed = await waitForImportState(cookie, id, 'failed');
  expect(failed).toMatchObject({ message: 'The uploaded file no longer exists. Upload it again.', can: ['retry'] });
  await env.FILES.put(`uploads/${path.split(':')[1]}`, lines(2));
  await sendRequest('POST', `/api/admin/imports/${id}/retry`, { cookie });
  expect((await waitForImportState(cookie, id, 'completed')).versesImported).toBe(2);
});

test('rejects a file that was changed in the bucket', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'changed', lines(2));
  await env.FILES.put(`uploads/${path.split(':')[1]}`, lines(3));
  const { id } = await startTestImport(cookie, 'changed', path);
  expect((await waitForImportState(cookie, id, 'failed')).message).toContain('its checksum differs');
});

test('a waiting import can be canceled and leaves nothing behind', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'stopped', `${lines(3)}\nGenesis 1:3 And again.`);
  const { id } = await startTestImport(cookie, 'stopped', path, { agreed: false });
  await waitForImportState(cookie, id, 'awaiting_consent');
  await sendRequest('POST', `/api/admin/imports/${id}/cancel`, { cookie });
  expect(await waitForImportState(cookie, id, 'cancelled')).toMatchObject({
    message: 'Canceled. Nothing changed for readers.',
    can: ['retry'],
  });
  const late = await sendRequest('POST', `/api/admin/imports/${id}/cancel`, { cookie });
  expect(late.status).toBe(409);
  expect((await readStatus(cookie)).activeImports.filter(({ version }) => version === 'stopped')).toEqual([]);
});

test('logs each action with its actor', async () => {
  const { cookie, username } = await createTestUser('admin');
  const path = await upload(cookie, 'audited', lines(2));
  await waitForImportState(cookie, (await startTestImport(cookie, 'audited', path)).id, 'completed');
  const { results } = await env.APP.prepare(
    "SELECT action, actor FROM audit WHERE subject = 'audited' ORDER BY id",
  ).all();
  expect(results).toEqual([
    { action: 'file.uploaded', actor: username },
    { action: 'import.started', actor: username },
  ]);
});

test('logs who agreed to an import as well as who started it', async () => {
  const [one, other] = [await createTestUser('admin'), await createTestUser('admin')];
  const path = await upload(one.cookie, 'agreed', `${lines(2)}\nGenesis 1:2 And again.`);
  const { id } = await startTestImport(one.cookie, 'agreed', path, { agreed: false });
  await waitForImportState(one.cookie, id, 'awaiting_consent');
  await sendRequest('POST', `/api/admin/imports/${id}/consent`, { cookie: other.cookie });
  await waitForImportState(one.cookie, id, 'completed');
  const { results } = await env.APP.prepare(
    "SELECT action, actor, after FROM audit WHERE subject = 'agreed' AND action LIKE 'import.%' ORDER BY id",
  ).all();
  expect(results).toEqual([
    { action: 'import.started', actor: one.username, after: `import ${id}` },
    { action: 'import.agreed', actor: other.username, after: `import ${id}` },
  ]);
});

test('verifies a text by its own verses only, although another was imported meanwhile', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'earlier', `${lines(3)}\nGenesis 1:3 And again.`);
  const { id } = await startTestImport(cookie, 'earlier', path, { agreed: false });
  await waitForImportState(cookie, id, 'awaiting_consent');
  const next = await startTestImport(cookie, 'nextdoor', await upload(cookie, 'nextdoor', lines(4, 'dew')));
  await waitForImportState(cookie, next.id, 'completed');
  await sendRequest('POST', `/api/admin/imports/${id}/consent`, { cookie });
  expect(await waitForImportState(cookie, id, 'completed', 'failed')).toMatchObject({
    status: 'completed',
    versesImported: 3,
  });
});

test('moves an old file to the top of the list when it is sent again, and imports keep its name', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'early', lines(2, 'dawn'));
  const { id } = await startTestImport(cookie, 'early', path);
  await waitForImportState(cookie, id, 'completed');
  const names = async (): Promise<string[]> => (await readStatus(cookie)).availableFiles.map(({ name }) => name);
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => upload(cookie, `later${index}`, lines(1, `morning ${index}`))),
  );
  expect(await names()).not.toContain('early.txt');
  expect(await findImport(cookie, id)).toMatchObject({ file: 'early.txt' });
  const again = await postFile(cookie, 'early', lines(2, 'dawn'));
  expect([again.status, await messageOf(again)]).toEqual([409, expect.stringContaining('Find it in Import Status')]);
  expect((await names())[0]).toBe('early.txt');
});
