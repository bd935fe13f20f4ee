import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { exportFormats, versionsToExport } from '#data/administration/contract/exports.ts';
import { readImport } from '#data/imports/read-import.ts';
import { startTestImport, waitForImportState, upload } from '../../testing/imports.ts';
import { sendRequest, createTestUser } from '../../testing/test-users.ts';

/** In the format of a module: numbers in braces, supplied words in brackets. */
const lines = [
  '1|1|1|In the beginning{H7225} God{H430} created{H1254} the heaven{H8064} and the earth{H776}.',
  '1|1|2|And the earth{H776} [was] without form{H8414}, and void{H922}',
  '43|11|35|Jesus{G2424} wept{G1145}, "so" he said & went, <em>no</em>',
  "62|3|16|Hereby{G1722} perceive{G1097} we the love{G26} [of God]; it's so",
  '66|22|21|Amen{G281}.',
].join('\n');
const sent = 'the text that was sent';

let cookie = '';
beforeAll(async () => {
  ({ cookie } = await createTestUser('admin'));
  const path = await upload(cookie, 'out', lines, { licence: 'Public domain', name: 'out.txt', language: 'en' });
  await waitForImportState(cookie, (await startTestImport(cookie, 'out', path)).id, 'completed');
});

const exported = (code: string, format: string): Promise<Response> =>
  sendRequest('GET', `/api/admin/versions/${code}/export?format=${format}`, { cookie });
const slim = async (bytes: Uint8Array) => {
  const { verses, report } = await readImport({ name: sent, bytes });
  expect(report.refused).toBe(0);
  return verses.map(({ id, text, marks }) => [id, text, marks.supplied, marks.words?.map(([, end, n]) => [end, n])]);
};

test.each(exportFormats)(
  'an export to %s can be imported with the same verses, numbers and supplied words',
  async (format) => {
    const response = await exported('out', format);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="out\./);
    const back = await slim(new Uint8Array(await response.arrayBuffer()));
    expect(back).toEqual(await slim(new TextEncoder().encode(lines)));
    expect(back.map(([id]) => id)).toEqual([1_001_001, 1_001_002, 43_011_035, 62_003_016, 66_022_021]);
  },
);

test('an export can be imported as another version', async () => {
  for (const format of exportFormats) {
    const bytes = new Uint8Array(await (await exported('out', format)).arrayBuffer());
    const path = await upload(cookie, `in_${format}`, bytes, { name: `x.${format}`, licence: 'Public domain' });
    const done = await waitForImportState(
      cookie,
      (await startTestImport(cookie, `in_${format}`, path)).id,
      'completed',
      'refused',
    );
    expect(done).toMatchObject({ status: 'completed', versesImported: 5 });
  }
});

test('a version with a restrictive license, or one that is not loaded, is not exported', async () => {
  const path = await upload(cookie, 'kept', 'Genesis 1:1 In the beginning', { licence: 'All rights reserved' });
  await waitForImportState(cookie, (await startTestImport(cookie, 'kept', path)).id, 'completed');
  expect((await exported('kept', 'csv')).status).toBe(403);
  expect((await exported('nothing', 'csv')).status).toBe(404);
  expect((await exported('out', 'docx')).status).toBe(400);
  const exportable = versionsToExport.parse(await (await sendRequest('GET', '/api/admin/versions', { cookie })).json());
  const mayGo = new Map(exportable.versions.map(({ code, mayBeHandedOn }) => [code, mayBeHandedOn]));
  expect([mayGo.get('out'), mayGo.get('kept')]).toEqual([true, false]);
});

test('a text about which nobody stated a licence is exported: the administrator has its file anyway', async () => {
  const path = await upload(cookie, 'unstated', 'Genesis 1:1 In the beginning');
  await waitForImportState(cookie, (await startTestImport(cookie, 'unstated', path)).id, 'completed');
  expect((await exported('unstated', 'csv')).status).toBe(200);
  // A changed license counts, and so does a changed name.
  const body = { licence: 'All rights reserved' };
  await sendRequest('PUT', '/api/admin/texts/unstated', { cookie, body });
  expect((await exported('unstated', 'csv')).status).toBe(403);
  await sendRequest('PUT', '/api/admin/texts/unstated', { cookie, body: { licence: 'CC0 1.0', name: 'Renamed' } });
  expect(await (await exported('unstated', 'osis')).text()).toContain('Renamed');
});

test.each(['csv', 'module'])('an export to %s has the colophons of epistles', async (format) => {
  const content = 'Romans 16:27 To God only wise, be glory. Amen. Written to the Romans from Corinthus.';
  const path = await upload(cookie, `colophon_${format}`, content, { language: 'en' });
  const { id } = await startTestImport(cookie, `colophon_${format}`, path);
  await waitForImportState(cookie, id, 'completed');
  const bytes = new Uint8Array(await (await exported(`colophon_${format}`, format)).arrayBuffer());
  const { verses } = await readImport({ name: sent, bytes });
  expect(verses.map(({ text, marks }) => [text, marks.notes])).toEqual([
    ['To God only wise, be glory. Amen.', [[33, 'Written to the Romans from Corinthus.']]],
  ]);
});

test('a version of more than four thousand verses is exported completely, each verse once and in order', async () => {
  const path = await upload(cookie, 'whole', 'Genesis 1:1 In the beginning', { licence: 'Public domain' });
  await waitForImportState(cookie, (await startTestImport(cookie, 'whole', path)).id, 'completed');
  const id = await env.LIBRARY.prepare("SELECT id FROM versions WHERE code = 'whole'").first<number>('id');
  // 100 verses for each of the 40 chapters of Exodus, plus one.
  await env.LIBRARY.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 3999)
      INSERT INTO verses (key, text, marks)
      SELECT ?1 * 100000000 + 2000000 + (i / 100 + 1) * 1000 + i % 100 + 1, 'verse number ' || i || '.', '{}' FROM n`,
  )
    .bind(id)
    .run();
  const csv = await (await exported('whole', 'csv')).text();
  const numbers = [...csv.matchAll(/verse number (\d+)\./g)].map(([, number]) => Number(number));
  expect(csv).toContain('In the beginning');
  expect(numbers).toEqual(Array.from({ length: 4_000 }, (_, index) => index));
});
