import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type {
  ConvertAnswer,
  ConvertedFilesAnswer,
  SqlFilesAnswer,
  SqlImportAnswer,
} from '#data/administration/contract/imports.ts';
import { readImport } from '#data/imports/read-import.ts';
import { requestApp } from '../testing/request-app.ts';
import { sendRequest, origin, createTestUser } from '../testing/test-users.ts';
import { readStatus, postFile, upload } from '../testing/imports.ts';

/** A complete book of 25 verses, with characters that SQL has to escape. */
const text = Array.from(
  { length: 25 },
  (_, index) => `Philemon 1:${index + 1} And Abram's servant said; "so" -- it was /* so */ ${index}.`,
).join('\n');

function convert(cookie: string, content: string | undefined, tableName: string): Promise<Response> {
  const form = new FormData();
  form.set('tableName', tableName);
  if (content !== undefined) form.set('textFile', new File([content], 'bible.txt'));
  return requestApp('/api/converter/convert-text-to-sql', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie },
    body: form,
  });
}

const importSql = async (cookie: string, filename: string, tableName: string): Promise<SqlImportAnswer> =>
  (await sendRequest('POST', '/api/import-sql', { cookie, body: { filename, tableName } })).json();

test('a text that is converted, downloaded and imported has the same verses', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await convert(cookie, text, 'bible_verses_custom');
  expect(response.status).toBe(200);
  const converted: ConvertAnswer = await response.json();
  expect(converted).toMatchObject({ success: true, count: 25, outputFile: 'custom.sql' });

  const list: ConvertedFilesAnswer = await (
    await sendRequest('GET', '/api/converter/converted-files', { cookie })
  ).json();
  expect(list.files.map(({ filename }) => filename)).toEqual(['custom.sql']);
  const download = await sendRequest('GET', '/api/converter/download-sql/custom.sql', { cookie });
  expect(download.headers.get('Content-Disposition')).toBe('attachment; filename="custom.sql"');
  expect(download.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(download.headers.get('Content-Security-Policy')).toBe('sandbox');
  const sql = await download.text();
  expect(list.files[0]?.size).toBe(new TextEncoder().encode(sql).length);
  expect(sql).toContain("And Abram''s servant said");

  const files: SqlFilesAnswer = await (await sendRequest('GET', '/api/sql-files', { cookie })).json();
  expect(files.files).toEqual(['custom.sql']);
  expect(await importSql(cookie, 'custom.sql', 'bible_verses_custom')).toEqual({
    success: true,
    state: 'completed',
    count: 25,
    message: '25 verses imported. Readers can now choose "custom".',
  });
  const { results } = await env.LIBRARY.prepare(
    "SELECT text FROM verses WHERE key / 100000000 = (SELECT id FROM versions WHERE code = 'custom') ORDER BY key",
  ).all<{ text: string }>();
  const { verses } = await readImport({ name: 'bible.txt', bytes: new TextEncoder().encode(text) });
  expect(results.map((row) => row.text)).toEqual(verses.map((verse) => verse.text));
});

test('another conversion with the same name is stored as a second file', async () => {
  const { cookie } = await createTestUser('admin');
  const names = [];
  for (const content of [text, `${text} again`]) {
    const { outputFile }: ConvertAnswer = await (await convert(cookie, content, 'bible_verses_same')).json();
    names.push(outputFile);
  }
  expect(names).toEqual(['same.sql', 'same_2.sql']);
});

/** Psalms 119 and 78 have 176 and 72 verses. The format tolerates one line in a hundred that is not a verse. */
const psalms = [119, 78].flatMap((psalm) =>
  Array.from(
    { length: psalm === 119 ? 176 : 72 },
    (_, index) => `Psalm ${psalm}:${index + 1} Words of verse ${index}.`,
  ),
);

test.each<[name: string, lines: string[], message: string]>([
  ['one verse', ['Philemon 1:1 Paul, a prisoner'], '1 verse converted.'],
  ['verses alone', psalms, '248 verses converted.'],
  [
    'a line that is no verse',
    [...psalms, 'Psalm 78:99 Not there'],
    '248 verses converted; 1 line skipped (not a verse).',
  ],
  [
    'a verse in two parts',
    ['Philemon 1:1a Paul, a prisoner', 'Philemon 1:1b of Jesus Christ', ...psalms],
    '249 verses converted; 1 part of split verses joined.',
  ],
  [
    'both',
    [
      'Philemon 1:1a Paul, a prisoner',
      'Philemon 1:1b of Jesus Christ',
      'Philemon 1:2a And to our beloved',
      'Philemon 1:2b Apphia',
      ...psalms,
      'Psalm 78:98 Not there',
      'Psalm 78:99 Not there',
    ],
    '250 verses converted; 2 lines skipped (not a verse); 2 parts of split verses joined.',
  ],
])('the answer and the audit log count omitted and joined lines: %s', async (name, lines, message) => {
  const { cookie } = await createTestUser('admin');
  const answer: ConvertAnswer = await (
    await convert(cookie, lines.join('\n'), `bible_verses_notes_${name.replaceAll(/[^a-z]/g, '_')}`)
  ).json();
  expect(answer).toMatchObject({ success: true, message });
  const logged = await env.APP.prepare('SELECT after FROM audit WHERE action = ? AND subject = ?')
    .bind('file.converted', answer.outputFile)
    .first('after');
  expect(`${String(logged)}.`).toBe(message);
});

test('the answer says what the SQL does not have', async () => {
  const { cookie } = await createTestUser('admin');
  const lines = text.split('\n');
  const changed = [`${lines[0]} a\\b`, `${lines[1]} <i>x</i>`, ...lines.slice(2), lines[2]].join('\n');
  expect(await (await convert(cookie, changed, 'bible_verses_changed')).json()).toMatchObject({
    success: true,
    message: '25 verses converted; Unexpected characters: 1; Markup in the text: 1; Duplicate verses: 1.',
  });
});

test('a file that is not UTF-8 is converted in the encoding that the administrator chooses', async () => {
  const { cookie } = await createTestUser('admin');
  const bytes = Uint8Array.from(text.replaceAll('servant', 'fils aîné'), (letter) => letter.charCodeAt(0));
  const send = (encoding: string): Promise<Response> => {
    const form = new FormData();
    form.set('tableName', 'bible_verses_latin');
    if (encoding) form.set('encoding', encoding);
    form.set('textFile', new File([bytes], 'bible.txt'));
    const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie };
    return requestApp('/api/converter/convert-text-to-sql', { method: 'POST', headers, body: form });
  };
  expect(await (await send('')).json()).toMatchObject({
    success: false,
    choices: ['windows-1252', 'windows-1255'],
    message: expect.stringContaining('is not UTF-8. Read it as Windows-1252'),
  });
  expect(await (await send('windows-1252')).json()).toMatchObject({ success: true, count: 25, choices: [] });
  const download = await sendRequest('GET', '/api/converter/download-sql/latin.sql', { cookie });
  expect(await download.text()).toContain("And Abram''s fils aîné said");
  expect((await send('utf-7')).status).toBe(400);
});

test('a file that cannot be converted gets the reason', async () => {
  const { cookie } = await createTestUser('admin');
  expect(await (await convert(cookie, 'no verse at all', 'bible_verses_x1')).json()).toMatchObject({
    success: false,
    count: 0,
    message: expect.stringContaining('has an unknown format'),
  });
  const missing = await convert(cookie, undefined, 'bible_verses_x1');
  expect(missing.status).toBe(400);
  expect(await missing.json()).toMatchObject({ message: 'Please select a text file to convert.' });
});

test.each([
  'users',
  'bible_verses_',
  'bible_verses_A',
  'bible_verses_x; DROP TABLE users',
  'bible_verses_x"',
  'verses',
])('rejects the table name %s', async (tableName) => {
  const { cookie } = await createTestUser('admin');
  expect((await convert(cookie, text, tableName)).status).toBe(400);
  const response = await sendRequest('POST', '/api/import-sql', { cookie, body: { filename: 'x.sql', tableName } });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('Enter bible_verses_ and a version code'),
  });
});

test('SQL statements of a file are parsed and never executed', async () => {
  const { cookie } = await createTestUser('admin');
  const before = await env.LIBRARY.prepare('SELECT count(*) AS n FROM sqlite_master').first('n');
  const hostile = `DROP TABLE verses; ATTACH DATABASE 'x' AS y; PRAGMA writable_schema = 1;
    CREATE TRIGGER t AFTER INSERT ON verses BEGIN DELETE FROM versions; END;
    CREATE TABLE bible_verses_evil (book INT, chapter INT, verse INT, text TEXT);
    /* INSERT INTO bible_verses_evil VALUES (1, 1, 9, 'hidden'); */
    INSERT INTO bible_verses_evil VALUES (1, 1, 1, 'It''s written; DROP TABLE users; --'), (1, 1, 2, 'and more');`;
  await upload(cookie, 'evil', hostile, { name: 'evil.sql' });
  const answer = await importSql(cookie, 'evil.sql', 'bible_verses_evil');
  if (!answer.success) {
    const [waiting] = (await readStatus(cookie)).activeImports.filter(({ version }) => version === 'evil');
    expect(answer.message).toContain('Review them in Import Status and approve');
    await sendRequest('POST', `/api/admin/imports/${waiting?.id}/cancel`, { cookie });
  }
  expect(await env.LIBRARY.prepare('SELECT count(*) AS n FROM sqlite_master').first('n')).toBe(before);
  expect(await env.LIBRARY.prepare('SELECT count(*) AS n FROM versions').first('n')).toBeGreaterThan(0);
  expect(await env.APP.prepare('SELECT count(*) AS n FROM users').first('n')).toBeGreaterThan(0);
});

test('a missing file gets a message that says where to upload one', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await sendRequest('POST', '/api/import-sql', {
    cookie,
    body: { filename: 'none.sql', tableName: 'bible_verses_none' },
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('Upload it in Bible Upload') });
  expect((await postFile(cookie, 'abc', 'x', { name: 'x.sql' })).status).toBe(415);
});
