import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { requestApp } from '../testing/request-app.ts';
import { postFile, startTestImport, waitForImportState, upload } from '../testing/imports.ts';
import { createTestUser } from '../testing/test-users.ts';

/** The verse column is before the chapter column, and the second of two text columns is meant. */
const table = [
  'Buch;Vers;Kapitel;Luther;King James',
  '1 John;16;3;Daran haben wir erkannt die Liebe;Hereby perceive we the love of God',
  '1 John;17;3;Wenn aber jemand;But whoso hath this world’s good',
  'Jude;1;1;Judas ein Knecht;Jude the servant of Jesus Christ',
].join('\n');
const columns = 'book=0,chapter=2,verse=1,text=4';

async function references(q: string, db: string): Promise<string[]> {
  const { results }: SearchAnswer = await (await requestApp(`/api/search?q=${q}&db=${db}`)).json();
  return results.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`);
}

test('reads a table by the chosen columns and stores them for the build', async () => {
  const { cookie } = await createTestUser('admin');
  const path = await upload(cookie, 'columned', table, { name: 'columned.csv', columns });
  const { id } = await startTestImport(cookie, 'columned', path);
  const done = await waitForImportState(cookie, id, 'completed', 'refused', 'failed');
  expect(done).toMatchObject({ status: 'completed', versesImported: 3 });
  expect(await references('perceive', 'columned')).toEqual(['62 3:16']);
  expect(await references('servant', 'columned')).toEqual(['65 1:1']);
  const options = await env.APP.prepare("SELECT options FROM texts WHERE code = 'columned'").first<string>('options');
  expect(JSON.parse(options ?? '')).toMatchObject({ columns });
});

test('treats the same file with other columns as another text and with the same columns as a duplicate', async () => {
  const { cookie } = await createTestUser('admin');
  await upload(cookie, 'again', table, { name: 'again.csv', columns });
  expect((await postFile(cookie, 'again', table, { name: 'again.csv', columns })).status).toBe(409);
  const other = { name: 'again.csv', columns: 'book=0,chapter=2,verse=1,text=3' };
  expect((await postFile(cookie, 'again', table, other)).status).toBe(201);
});

test.each(['text=3', 'book=0,text=0', 'x', 'reference=1,text=1'])('rejects the columns "%s"', async (columnText) => {
  const { cookie } = await createTestUser('admin');
  const response = await postFile(cookie, 'refused', table, { name: 'refused.csv', columns: columnText });
  expect(response.status).toBe(400);
  expect(errorAnswer.parse(await response.json()).message).toContain('Choose the column with the text');
});
