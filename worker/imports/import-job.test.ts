import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { requestApp } from '../testing/request-app.ts';
import { startTestImport, waitForImportState, upload } from '../testing/imports.ts';
import { hexDigest } from './digest.ts';

const verses = (word: string): string =>
  [
    'Genesis 1:1 In the beginning God created the heaven and the earth.',
    `Genesis 1:2 And the earth was ${word} and void.`,
    'John 3:16 For God so loved the world.',
  ].join('\n');

async function search(q: string, db: string): Promise<number> {
  const response = await requestApp(`/api/search?q=${q}&db=${db}`);
  if (response.status !== 200) return -response.status;
  const answer: SearchAnswer = await response.json();
  return answer.pagination.totalResults;
}

test('a text is uploaded, imported, searchable right after the switch, and rolled back', async () => {
  const { cookie } = await createTestUser('admin');
  expect(await search('beginning', 'mine')).toBe(-400);
  const path = await upload(cookie, 'mine', verses('waste'));
  const { id } = await startTestImport(cookie, 'mine', path);
  const done = await waitForImportState(cookie, id, 'completed', 'failed', 'refused');
  expect(done).toMatchObject({ status: 'completed', progress: 100, versesImported: 3, totalVerses: 3 });
  expect(await search('beginning', 'mine')).toBe(1);
  expect(await search('waste', 'mine')).toBe(1);
  const rolled = await sendRequest('POST', `/api/admin/imports/${id}/rollback`, { cookie });
  expect(rolled.status).toBe(200);
  await waitForImportState(cookie, id, 'rolled_back');
  expect(await search('beginning', 'mine')).toBe(-400);
  expect(await rowsLeft()).toEqual([0, 0, 0]);
});

/** Rows of imported texts. */
async function rowsLeft(): Promise<(number | undefined)[]> {
  const results = await env.LIBRARY.batch<{ n: number }>(
    [
      'SELECT count(*) AS n FROM verses WHERE key > 100000000000',
      'SELECT count(*) AS n FROM verses_fts WHERE rowid > 100000000000',
      'SELECT count(*) AS n FROM word_blocks WHERE version_id > 1000',
    ].map((query) => env.LIBRARY.prepare(query)),
  );
  return results.map(({ results: [row] }) => row?.n);
}

test('counts words of a tagged translation as often as the Hebrew text has them', async () => {
  const { cookie } = await createTestUser('admin');
  // In the Hebrew of Genesis 1:1, H853 occurs twice and H1254 once. Here H853 is two renderings and H1254 is one in two
  // parts.
  const tagged = (words: string, number: string): string => `\\w ${words}|strong="${number}"\\w*`;
  const verse = `${tagged('shall', 'H853')} not ${tagged('perish', 'H853')}, and ${tagged('shall', 'H1254')} not ${tagged('vanish', 'H1254')}`;
  const content = `\\id GEN\n\\c 1\n\\p\n\\v 1 ${verse}.\n`;
  const path = await upload(cookie, 'tagged', content, { name: 'tagged.usfm', language: 'en' });
  await waitForImportState(cookie, (await startTestImport(cookie, 'tagged', path)).id, 'completed');
  const { results } = await env.LIBRARY.prepare(
    "SELECT number, total FROM occurrences WHERE version = 'tagged' ORDER BY number",
  ).all();
  expect(results).toEqual([
    { number: 'H1254', total: 1 },
    { number: 'H853', total: 2 },
  ]);
});

test('computes the source checksum like the build: from the file, its number and the form options', async () => {
  const { cookie } = await createTestUser('admin');
  const content = verses('wide');
  const { id } = await startTestImport(
    cookie,
    'summed',
    await upload(cookie, 'summed', content, { name: 'summed.txt' }),
  );
  await waitForImportState(cookie, id, 'completed');
  const number = await env.LIBRARY.prepare("SELECT id FROM versions WHERE code = 'summed'").first<number>('id');
  const [name, bytes] = ['summed.upload', new TextEncoder().encode(content)];
  const options = `[${number},["summed","","en","","",""],[]]`;
  const whole = `${name}\0${bytes.length}\0${content}said of it\0${options.length}\0${options}`;
  expect(await env.LIBRARY.prepare("SELECT checksum FROM sources WHERE code = 'import-summed'").first('checksum')).toBe(
    await hexDigest(new Uint8Array(new TextEncoder().encode(whole))),
  );
});
