import { env } from 'cloudflare:workers';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { siteAnswer } from '#data/accounts/contract/account.ts';
import { createBuildPass } from '#data/administration/contract/build-pass.ts';
import { claimAnswer } from '#data/administration/contract/builds.ts';
import { filesAnswer, textsAnswer, type ListedText, type StoredFile } from '#data/administration/contract/texts.ts';
import { searchAnswer } from '#data/search/contract/search.ts';
import { readStatus, startTestImport, upload, waitForImportState } from '../../testing/imports.ts';
import { testEditionRow } from '../../testing/edition-row.ts';
import { requestApp } from '../../testing/request-app.ts';
import { createTestUser, sendRequest, type TestUser } from '../../testing/test-users.ts';

let admin: TestUser;
beforeAll(async () => {
  admin = await createTestUser('admin');
});
const ask = (method: string, path: string, body?: object): Promise<Response> =>
  sendRequest(method, `/api/admin${path}`, { cookie: admin.cookie, ...(body && { body }) });

async function importText(code: string, content: string, fields: Record<string, string> = {}): Promise<string> {
  const path = await upload(admin.cookie, code, content, fields);
  const { id } = await startTestImport(admin.cookie, code, path);
  await waitForImportState(admin.cookie, id, 'completed');
  return path.split(':')[1] ?? '';
}
async function findText(code: string): Promise<ListedText | undefined> {
  const { texts } = textsAnswer.parse(await (await ask('GET', '/texts')).json());
  return texts.find((text) => text.code === code);
}
async function findFile(id: string, query = ''): Promise<StoredFile | undefined> {
  const { files } = filesAnswer.parse(await (await ask('GET', `/files${query}`)).json());
  return files.find((file) => file.id === id);
}
/** The versions in the menu of the results page. */
async function menu(): Promise<string[]> {
  const html = await (await requestApp('/results?q=beginning')).text();
  const [select = ''] = /<select[^>]*name="version"[^>]*>.*?<\/select>/s.exec(html) ?? [];
  return [...select.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text = '']) => text);
}
const codes = async (): Promise<string[]> => (await requestApp('/api/bible/versions')).json();
async function events(subject: string): Promise<string[]> {
  const { results } = await env.APP.prepare('SELECT action FROM audit WHERE subject = ? ORDER BY id')
    .bind(subject)
    .all<{ action: string }>();
  return results.map(({ action }) => action);
}

test('a version has its new names, order and visibility in menus at once, and the build gets its names', async () => {
  await importText('geneva_x', 'Genesis 1:1 In the beginning', { name: 'Old Bible', language: 'en' });
  expect(await findText('geneva_x')).toMatchObject({
    name: 'Old Bible',
    origin: 'import',
    file: 'Old Bible',
    licence: '',
    can: ['edit-licence', 'hide', 'delete'],
  });
  const form = { name: 'Bible of 1560 <b>', shortName: 'Geneva', language: 'en', licence: 'CC BY 4.0', position: 1 };
  expect((await ask('PUT', '/texts/geneva_x', form)).status).toBe(200);
  expect(await findText('geneva_x')).toMatchObject({ ...form, changedBy: admin.username });
  expect((await menu())[0]).toBe('Geneva');
  const page = await (await requestApp('/results?q=beginning&version=geneva_x')).text();
  expect(page).toContain('Bible of 1560 &lt;b&gt;');
  expect(page).not.toContain('Bible of 1560 <b>');
  const site = siteAnswer.parse(await (await requestApp('/api/site')).json());
  expect(site.versions).toEqual({ geneva_x: { name: form.name, shortName: 'Geneva', position: 1 } });
  const path = '/api/build/claim';
  const claimed = await requestApp(path, {
    method: 'POST',
    headers: { Authorization: await createBuildPass('of the tests', 'POST', path), 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect((await readStatus(admin.cookie)).names).toEqual({ geneva_x: form.name });
  const { name, shortName, language, licence } = form;
  expect(claimAnswer.parse(await claimed.json()).texts).toMatchObject([
    { given: { name, shortName, language, licence } },
  ]);

  expect((await ask('PUT', '/texts/geneva_x', { isHidden: true })).status).toBe(200);
  expect(await menu()).not.toContain('Geneva');
  expect(await codes()).not.toContain('geneva_x');
  // Links to it still work.
  expect((await requestApp('/api/search?q=beginning&db=geneva_x')).status).toBe(200);
  expect((await ask('PUT', '/texts/geneva_x', { isHidden: false, name: '' })).status).toBe(200);
  expect(await findText('geneva_x')).toMatchObject({ name: 'Old Bible', isHidden: false });
  expect(await codes()).toContain('geneva_x');
  expect(await events('geneva_x')).toEqual(
    expect.arrayContaining(['version.changed', 'version.hidden', 'version.shown']),
  );
});

test('a version of the site’s own can be renamed and hidden, but not deleted or relicensed', async () => {
  expect((await ask('PUT', '/texts/wlc', { name: 'Hebrew Bible', shortName: 'Hebrew 2', isHidden: true })).status).toBe(
    200,
  );
  expect(await codes()).not.toContain('wlc');
  expect((await ask('PUT', '/texts/wlc', { isHidden: false })).status).toBe(200);
  expect(await menu()).toContain('Hebrew 2');
  expect((await ask('PUT', '/texts/wlc', { licence: 'CC0' })).status).toBe(400);
  expect((await ask('DELETE', '/texts/wlc')).status).toBe(409);
  expect((await ask('PUT', '/texts/wlc', { name: '', shortName: '' })).status).toBe(200);
});

test('a search that was answered before shows the new short name at once', async () => {
  const title = async (): Promise<string | undefined> => {
    const response = await requestApp('/api/search?q=Genesis+1:1&db=kjv_strongs,wlc');
    const { results } = searchAnswer.parse(await response.json());
    return results.find(({ version }) => version === 'wlc')?.title;
  };
  for (const shortName of ['Leningrad', 'Codex']) {
    expect((await ask('PUT', '/texts/wlc', { shortName })).status).toBe(200);
    // Twice, so that a stored answer exists when the name changes.
    for (const _ of [1, 2]) expect(await title()).toBe(`Genesis 1:1 · ${shortName}`);
  }
  expect((await ask('PUT', '/texts/wlc', { shortName: '' })).status).toBe(200);
});

test('a changed language stays when other details change, and is the original one after it is cleared', async () => {
  await importText('spoken', 'Genesis 1:1 In the beginning', { language: 'en' });
  for (const [form, expected] of [
    [{ language: 'enm' }, 'enm'],
    [{ shortName: 'Spoken' }, 'enm'],
    [{ language: '' }, 'en'],
  ] as const) {
    expect((await ask('PUT', '/texts/spoken', form)).status).toBe(200);
    expect((await findText('spoken'))?.language).toBe(expected);
  }
});

test('a text has its original short name and license after both are cleared', async () => {
  await importText('cleared', 'Genesis 1:1 In the beginning', { licence: 'CC BY 4.0' });
  const { shortName, licence } = (await findText('cleared')) ?? {};
  expect(licence).toContain('CC BY 4.0');
  expect((await ask('PUT', '/texts/cleared', { shortName: 'Other', licence: 'CC0' })).status).toBe(200);
  expect(await findText('cleared')).toMatchObject({ shortName: 'Other', licence: 'CC0' });
  expect((await ask('PUT', '/texts/cleared', { shortName: '', licence: '' })).status).toBe(200);
  expect(await findText('cleared')).toMatchObject({ shortName, licence });
});

test('an imported text waits for a build after its name changes, but not after its place in menus changes', async () => {
  await importText('built', 'Genesis 1:1 In the beginning');
  const waits = async (): Promise<boolean | undefined> => (await findText('built'))?.waitsForBuild;
  expect(await waits()).toBe(true);
  await env.APP.prepare("UPDATE texts SET changed_at = ? WHERE code = 'built'").bind(testEditionRow.builtAt).run();
  for (const form of [{ position: 3 }, { isHidden: true }])
    expect((await ask('PUT', '/texts/built', form)).status).toBe(200);
  expect(await waits()).toBe(false);
  expect((await ask('PUT', '/texts/built', { name: 'Built text' })).status).toBe(200);
  expect(await waits()).toBe(true);
});

test('versions without a place in menus are listed by their ids, also if one with a lower id came later', async () => {
  await env.LIBRARY.prepare(
    "INSERT INTO versions SELECT 'between', 50, name, short_name, language, direction, source, versification, verses, tagged_words FROM versions WHERE code = 'kjv'",
  ).run();
  try {
    const { texts } = textsAnswer.parse(await (await ask('GET', '/texts')).json());
    const listed = texts.map(({ code }) => code).filter((code) => ['kjv_strongs', 'between', 'tr'].includes(code));
    // Their ids are 3, 50 and 101.
    expect(listed).toEqual(['kjv_strongs', 'between', 'tr']);
  } finally {
    await env.LIBRARY.prepare("DELETE FROM versions WHERE code = 'between'").run();
  }
});

test('the version that readers get first cannot be hidden', async () => {
  expect((await ask('PUT', '/texts/kjv_strongs', { isHidden: true })).status).toBe(409);
  expect(await codes()).toContain('kjv_strongs');
});

test('no two versions have one name', async () => {
  await importText('one', 'Genesis 1:1 In the beginning', { name: 'Great Bible' });
  await importText('two', 'Genesis 1:1 In the start', { name: 'great bible' });
  expect([(await findText('one'))?.name, (await findText('two'))?.name]).toEqual(['Great Bible', 'great bible (two)']);
  const response = await ask('PUT', '/texts/two', { name: 'GREAT BIBLE' });
  expect([response.status, await response.json()]).toMatchObject([409, { issues: [{ field: 'name' }] }]);
  // The letters of East Asian fonts look like others.
  expect((await ask('PUT', '/texts/two', { name: 'Ｇｒｅａｔ Ｂｉｂｌｅ' })).status).toBe(409);
  // A version can have its own name, and a name that another version no longer has.
  expect((await ask('PUT', '/texts/one', { name: 'GREAT BIBLE' })).status).toBe(200);
  expect((await ask('PUT', '/texts/one', { name: 'First Bible' })).status).toBe(200);
  expect((await ask('PUT', '/texts/two', { name: 'first bible' })).status).toBe(409);
  expect((await ask('PUT', '/texts/two', { name: 'Great Bible' })).status).toBe(200);
});

test.each([
  { name: 'a\nb' },
  { name: 'x'.repeat(121) },
  { shortName: 'x'.repeat(21) },
  { position: 0 },
  { position: 1.5 },
  { language: 'not a language' },
  { isHidden: 'yes' },
])('%j is refused', async (form) => {
  expect((await ask('PUT', '/texts/wlc', form)).status).toBe(400);
});

test('a deleted version and its details are gone, and its file can be deleted then', async () => {
  const id = await importText('gone', 'Genesis 1:1 In the beginning', { name: 'Passing text' });
  await ask('PUT', '/texts/gone', { position: 7 });
  expect((await findFile(id))?.use).toBe('live');
  expect((await ask('DELETE', `/files/${id}`)).status).toBe(409);
  expect((await ask('DELETE', '/texts/gone')).status).toBe(200);
  expect(await findText('gone')).toBeUndefined();
  expect((await requestApp('/api/search?q=beginning&db=gone')).status).toBe(400);
  expect(await env.APP.prepare("SELECT count(*) AS n FROM version_details WHERE code = 'gone'").first('n')).toBe(0);
  await expect
    .poll(() =>
      env.APP.prepare("SELECT count(*) AS n FROM imports WHERE version_code = 'gone' AND cleaning").first('n'),
    )
    .toBe(0);
  const key = await env.APP.prepare('SELECT key FROM files WHERE id = ?').bind(id).first<string>('key');
  expect((await ask('DELETE', `/files/${id}`)).status).toBe(200);
  expect(await env.FILES.head(key ?? '')).toBeNull();
  expect((await ask('DELETE', `/files/${id}`)).status).toBe(404);
  expect(await events('gone')).toEqual(expect.arrayContaining(['version.deleted', 'file.deleted']));
});

test('a text that was rolled back keeps its name in both lists of files, and a rollback names the earlier text', async () => {
  const first = await importText('passing', 'Genesis 1:1 In the beginning', { name: 'Passing text' });
  const rollback = (await findText('passing'))?.rollback;
  expect((await ask('POST', `/imports/${rollback}/rollback`)).status).toBe(200);
  expect(await findText('passing')).toBeUndefined();
  // Both lists of files have one name for a text that is gone.
  expect((await findFile(first))?.versionName).toBe('Passing text');
  expect((await readStatus(admin.cookie)).names['passing']).toBe('Passing text');
  await importText('passing', 'Genesis 1:1 In the first days', { name: 'Second text' });
  await importText('passing', 'Genesis 1:1 In the second days', { name: 'Third text' });
  const { rollback: second, earlierText } = (await findText('passing')) ?? {};
  expect(earlierText).toBe('Second text');
  expect((await ask('POST', `/imports/${second}/rollback`)).status).toBe(200);
  expect((await ask('DELETE', '/texts/passing')).status).toBe(200);
});

test('built pages hide a version that was rolled back or deleted, until it is imported again', async () => {
  const details = async () => siteAnswer.parse(await (await requestApp('/api/site')).json()).versions['departing'];
  await importText('departing', 'Genesis 1:1 At the start');
  expect(await details()).toBeUndefined();
  const rollback = (await findText('departing'))?.rollback;
  expect((await ask('POST', `/imports/${rollback}/rollback`)).status).toBe(200);
  expect(await findText('departing')).toBeUndefined();
  expect(await details()).toEqual({ isHidden: true });
  await importText('departing', 'Genesis 1:1 At the second start', { name: 'departing2.txt' });
  expect(await details()).toBeUndefined();
  await importText('departing', 'Genesis 1:1 At the third start', { name: 'departing3.txt' });
  const second = (await findText('departing'))?.rollback;
  expect((await ask('POST', `/imports/${second}/rollback`)).status).toBe(200);
  // Readers have the earlier text.
  expect(await details()).toBeUndefined();
  expect((await ask('DELETE', '/texts/departing')).status).toBe(200);
  expect(await details()).toEqual({ isHidden: true });
});

test('a file is downloaded as it was chosen, also if it was converted to a module', async () => {
  const workbook = strToU8('the workbook');
  const module = zipSync({ 'info.json': strToU8('{}'), 'original/Bibel für alle.xlsx': workbook });
  const add = async (id: string, name: string, bytes: Uint8Array): Promise<void> => {
    await env.FILES.put(`key-${id}`, bytes);
    await env.APP.prepare(
      "INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at) VALUES (?, 'upload', ?, 'taken', 'module', 1, '', ?, '{}', 'Gaius', '2026-01-01')",
    )
      .bind(id, name, `key-${id}`)
      .run();
  };
  await add('converted', 'Bibel für alle.xlsx.zip', module);
  await add('chosen', 'plain.txt', strToU8('Genesis 1:1 In the beginning'));
  for (const [id, name, text] of [
    ['converted', 'Bibel für alle.xlsx', 'the workbook'],
    ['chosen', 'plain.txt', 'Genesis 1:1 In the beginning'],
  ] as const) {
    const response = await ask('GET', `/files/${id}/original`);
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(strToU8(text));
  }
  expect((await ask('GET', '/files/nosuch/original')).status).toBe(404);
  expect(await events('taken')).toEqual(['file.downloaded', 'file.downloaded']);
});

test('a file that a rollback needs stays', async () => {
  const first = await importText('turned', 'Genesis 1:1 In the beginning');
  const second = await importText('turned', 'Genesis 1:1 In the first days', { name: 'turned2.txt' });
  expect([(await findFile(first))?.use, (await findFile(second))?.use]).toEqual(['previous', 'live']);
  expect((await ask('DELETE', `/files/${first}`)).status).toBe(409);
});

test('files are found, sorted, and listed beyond the first thirty', async () => {
  for (let n = 0; n < 31; n += 1)
    await env.APP.prepare(
      "INSERT INTO files (id, kind, name, version_code, format, bytes, sha256, key, options, uploaded_by, created_at) VALUES (?, 'upload', ?, 'many', 'plain', ?, '', ?, '{}', 'Tertius', ?)",
    )
      .bind(`many${n}`, `100%_${n}.txt`, n + 1, `uploads/many${n}`, new Date(n).toISOString())
      .run();
  const list = async (query: string) => filesAnswer.parse(await (await ask('GET', `/files?${query}`)).json());
  const first = await list('q=tertius&sort=oldest');
  expect([first.total, first.totalPages, first.files.length, first.files[0]?.id]).toEqual([31, 2, 30, 'many0']);
  expect((await list('q=many&sort=oldest&page=2')).files.map(({ id }) => id)).toEqual(['many30']);
  expect((await list('q=many&sort=largest')).files[0]?.bytes).toBe(31);
  // "%" and "_" are no wildcards.
  expect((await list(`q=${encodeURIComponent('100%_30')}`)).total).toBe(1);
  expect((await list(`q=${encodeURIComponent('1%0')}`)).total).toBe(0);
});
