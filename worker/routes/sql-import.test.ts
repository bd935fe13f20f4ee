import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type {
  ConvertAnswer,
  ConvertedFilesAnswer,
  SqlFilesAnswer,
  SqlImportAnswer,
} from '#data/administration/contract/imports.ts';
import { books } from '#data/bible/books.ts';
import { verseCounts } from '#data/bible/verse-counts.ts';
import { readImport } from '#data/imports/read-import.ts';
import { requestApp, requestAppWith } from '../testing/request-app.ts';
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

test('lists each SQL file once and the latest first, and imports the latest file of a name', async () => {
  const { cookie, username } = await createTestUser('admin');
  const add = (version: string, name: string): Promise<string> =>
    upload(cookie, version, `CREATE TABLE bible_verses_${version} (book INT);`, { name });
  await add('twice_a', 'twice.sql');
  await add('between', 'between.sql');
  await add('twice_b', 'twice.sql');
  await upload(cookie, 'plain', text, { name: 'plain.txt' });
  // An upload whose parts have not all arrived.
  await env.APP.prepare(
    "INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at, upload_id) VALUES ('9', 'upload', 'open.sql', 'open', 'sql', 1, '', '', '{}', 'Gaius', '2026-01-01', 'open')",
  ).run();
  const { files }: SqlFilesAnswer = await (await sendRequest('GET', '/api/sql-files', { cookie })).json();
  expect(files.slice(0, 2)).toEqual(['twice.sql', 'between.sql']);
  expect(files).toEqual([...new Set(files)]);
  for (const name of ['plain.txt', 'open.sql']) expect(files).not.toContain(name);

  await importSql(cookie, 'twice.sql', 'bible_verses_twice');
  const imported = await env.APP.prepare(
    "SELECT files.version_code AS code FROM imports JOIN files ON files.id = imports.file_id WHERE imports.version_code = 'twice'",
  ).first('code');
  expect(imported).toBe('twice_b');
  expect(
    await env.APP.prepare("SELECT actor FROM audit WHERE action = 'import.started' AND subject = 'twice'").first(),
  ).toEqual({ actor: username });
});

test('an import with warnings waits for approval', async () => {
  const { cookie } = await createTestUser('admin');
  const sql = `CREATE TABLE bible_verses_part (book INT, chapter INT, verse INT, text TEXT);
    INSERT INTO bible_verses_part VALUES (1, 1, 1, 'In the beginning'), (1, 1, 2, 'And the earth');`;
  await upload(cookie, 'part', sql, { name: 'part.sql' });
  expect(await importSql(cookie, 'part.sql', 'bible_verses_part')).toEqual({
    success: false,
    state: 'waiting',
    count: 0,
    message: 'The file was read and has warnings. Review them in Import Status and approve the import.',
  });
});

test('an import that fails gets the reason', async () => {
  const { cookie } = await createTestUser('admin');
  await upload(cookie, 'empty', 'CREATE TABLE bible_verses_empty (book INT, text TEXT);', { name: 'empty.sql' });
  expect(await importSql(cookie, 'empty.sql', 'bible_verses_empty')).toEqual({
    success: false,
    state: 'failed',
    count: 0,
    message: expect.stringContaining('no table contains verses'),
  });
});

test('a text that takes the place of a built-in version is complete, and readers get it after a build', async () => {
  const { cookie } = await createTestUser('admin');
  const newTestament = books
    .slice(39)
    .flatMap(({ name, number }) =>
      verseCounts(number, 'kjv').flatMap((count, chapter) =>
        Array.from({ length: count }, (_, verse) => `${name} ${chapter + 1}:${verse + 1} Words of verse ${verse}.`),
      ),
    );
  await convert(cookie, newTestament.join('\n'), 'bible_verses_sblgnt');
  expect(await importSql(cookie, 'sblgnt.sql', 'bible_verses_sblgnt')).toEqual({
    success: true,
    state: 'completed',
    count: 7_957,
    message: expect.stringContaining('Readers see it when the build is finished'),
  });
});

test('an import that takes longer than a request continues, and the answer has its progress', async () => {
  const { cookie } = await createTestUser('admin');
  await upload(cookie, 'slow', 'CREATE TABLE bible_verses_slow (book INT);', { name: 'slow.sql' });
  vi.useFakeTimers({ toFake: ['Date'] });
  let clock: ReturnType<typeof setInterval> | undefined;
  /** A job that stops after five verses. A request waits 25 seconds for it, which pass faster here. */
  const wake = async (id: string): Promise<void> => {
    await env.APP.prepare('UPDATE imports SET done = 5, total = 25 WHERE id = ?').bind(id).run();
    clock = setInterval(() => vi.setSystemTime(Date.now() + 5_000), 20);
  };
  const slowJobs = { idFromName: () => '', get: () => ({ wake }) } as unknown as typeof env.IMPORT_JOBS;
  try {
    const answer = await requestAppWith({ IMPORT_JOBS: slowJobs }, '/api/import-sql', {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Origin: origin,
        Cookie: cookie,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ filename: 'slow.sql', tableName: 'bible_verses_slow' }),
    });
    expect(await answer.json()).toEqual({
      success: true,
      state: 'running',
      count: 5,
      message: '5 of 25 verses so far. The import continues in Import Status.',
    });
  } finally {
    clearInterval(clock);
    vi.useRealTimers();
  }
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
