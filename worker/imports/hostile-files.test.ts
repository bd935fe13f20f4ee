import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { FileAnswer } from '#data/administration/contract/imports.ts';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { requestApp } from '../testing/request-app.ts';
import { postFile, startTestImport, waitForImportState, upload } from '../testing/imports.ts';
import { createTestUser } from '../testing/test-users.ts';

async function search(q: string, db: string): Promise<string[]> {
  const { results }: SearchAnswer = await (await requestApp(`/api/search?q=${encodeURIComponent(q)}&db=${db}`)).json();
  return results.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);
}

test('a dump with DROP, ATTACH and TRIGGER does no harm, and its verses are searchable', async () => {
  const { cookie } = await createTestUser('admin');
  const tables = () => env.LIBRARY.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all();
  const [before, versions] = [await tables(), 'SELECT code FROM versions ORDER BY code'];
  const codes = (await env.LIBRARY.prepare(versions).all<{ code: string }>()).results.map(({ code }) => code);
  const dump = `DROP TABLE verses; DROP TABLE users; ATTACH 'x' AS y;
CREATE TABLE harm (book INT, chapter INT, verse INT, text TEXT);
CREATE TRIGGER t AFTER INSERT ON harm BEGIN DELETE FROM versions; END;
INSERT INTO harm VALUES (62,3,16,'Hereby perceive we; he''s "so"'); -- '); DROP TABLE versions;
INSERT INTO harm VALUES (65,1,1,'Jude, the servant of Jesus Christ');`;
  const path = await upload(cookie, 'harm', dump, { name: 'harm.sql' });
  await waitForImportState(cookie, (await startTestImport(cookie, 'harm', path)).id, 'completed');
  expect(await search('perceive', 'harm')).toEqual(['62 3:16']);
  expect(await search('servant', 'harm')).toEqual(['65 1:1']);
  expect((await tables()).results).toEqual(before.results);
  const after = (await env.LIBRARY.prepare(versions).all<{ code: string }>()).results.map(({ code }) => code);
  expect(after).toEqual([...codes, 'harm'].toSorted());
});

test('reads a text in the chosen Windows-1255 encoding and stores that choice for the build', async () => {
  const { cookie } = await createTestUser('admin');
  // "Genesis 1:1 בראשית ברא" in Windows-1255.
  const hebrew = [0xe1, 0xf8, 0xe0, 0xf9, 0xe9, 0xfa, 0x20, 0xe1, 0xf8, 0xe0];
  const bytes = Uint8Array.from([...new TextEncoder().encode('Genesis 1:1 '), ...hebrew]);
  const path = await upload(cookie, 'he_win', bytes, { encoding: 'windows-1255', language: 'he' });
  await waitForImportState(cookie, (await startTestImport(cookie, 'he_win', path)).id, 'completed');
  expect(await search('בראשית', 'he_win')).toEqual(['1 1:1']);
  const options = await env.APP.prepare("SELECT options FROM texts WHERE code = 'he_win'").first<string>('options');
  expect(JSON.parse(options ?? '')).toMatchObject({ encoding: 'windows-1255', language: 'he' });
});

test('uses a file name with path segments only as a label', async () => {
  const { cookie } = await createTestUser('admin');
  const response = await postFile(cookie, 'climbs', 'Genesis 1:1 In the beginning', { name: '../../../etc/passwd' });
  const { file }: FileAnswer = await response.json();
  expect(file).toMatchObject({ name: 'passwd', path: `upload:${file.id}` });
  const keys = (await env.FILES.list()).objects.map(({ key }) => key);
  expect(keys).toContain(`uploads/${file.id}`);
  expect(keys.filter((key) => key.includes('..') || key.includes('etc'))).toEqual([]);
});

test('every route accepts a code with digits and one of 31 characters', async () => {
  const { cookie } = await createTestUser('admin');
  for (const code of ['segond_1910', 'a234567890b234567890c234567890d']) {
    const path = await upload(cookie, code, 'Genesis 1:1 Au commencement, Dieu créa les cieux et la terre.');
    await waitForImportState(cookie, (await startTestImport(cookie, code, path)).id, 'completed');
    expect(await search('commencement', code)).toEqual(['1 1:1']);
    for (const url of [
      `/api/bible/verse/1/1/1/${code}`,
      `/bible/${code}/genesis/1`,
      `/results?q=commencement&db=${code}`,
    ])
      expect((await requestApp(url)).status, url).toBe(200);
  }
});
