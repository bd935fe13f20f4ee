import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { beforeAll, expect, it } from 'vitest';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { packVersion, readLibraryCounts, type RunQuery } from '#data/search/engine/pack-library.ts';
import { answerOnDevice, loadText, type SearchThread } from './answer-on-device.ts';

const file = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
const thread: SearchThread = { indexes: [] };

beforeAll(() => {
  if (!existsSync(file))
    throw new Error(`${file} is not there: build it with "npm run library", or name another in LEXICON_LIBRARY`);
  const db = new Database(file, { readonly: true });
  const ask: RunQuery = <Row>(sql: string, ...params: (string | number)[]) => db.prepare(sql).all(...params) as Row[];
  const counts = readLibraryCounts(ask);
  for (const code of ['kjv_strongs', 'web', 'wlc', 'sblgnt'])
    loadText(thread, packVersion(ask, code, counts) ?? new Uint8Array());
  db.close();
});

function search(query: string, ...versions: string[]): SearchAnswer {
  const reply = answerOnDevice(thread, { query, versions, page: 1, perPage: 100, order: 'canonical' });
  if (reply.kind !== 'answer') throw new Error(`${query}: ${JSON.stringify(reply)}`);
  return reply.answer;
}

it.each([
  ['Romans 16:25-27', ['Romans 14:24', 'Romans 14:25', 'Romans 14:26']],
  ['Romans 16:27', ['Romans 14:26']],
])('finds %s in the World English Bible, which has it in chapter 14, and says so', (text, found) => {
  const { results, corrected } = search(text, 'web');
  expect(results.map(({ reference }) => reference)).toEqual(found);
  expect(corrected).toHaveLength(1);
});

it('says for the whole of Romans 16 where its last verses are', () => {
  const { pagination, corrected } = search('Romans 16', 'web');
  expect(pagination.totalResults).toBe(27);
  expect(corrected).toEqual([{ from: 'Romans 16:25–27', to: 'Romans 14:24–26' }]);
});

it.each([
  ['Romans 16', 'kjv_strongs', 27],
  ['Romans 14', 'kjv_strongs', 23],
  ['Romans 14', 'web', 26],
])('finds of %s in %s %i verses, without a note', (text, version, verses) => {
  const { pagination, corrected } = search(text, version);
  expect([pagination.totalResults, corrected]).toEqual([verses, []]);
});

it.each([
  ['Acts 8:37', 'sblgnt', 'SBL Greek New Testament does not have Acts 8:37.'],
  ['John 8:3', 'sblgnt', 'SBL Greek New Testament does not have John 8:3.'],
  ['Acts 8:37', 'web', 'World English Bible does not have Acts 8:37.'],
  ['Nehemiah 7:68', 'wlc', 'Westminster Leningrad Codex does not have Nehemiah 7:68.'],
  ['John 3:99', 'web', 'John 3 has 36 verses.'],
])('says why %s is not found in %s', (text, version, reason) => {
  expect(search(text, version)).toMatchObject({ results: [], reason });
});

it.each([
  ['1 Kings 18:34', ['1 Kings 18:34']],
  ['Psalm 13:6', ['Psalm 13:6']],
  ['Malachi 3:19', ['Malachi 3:19 · KJV 4:1']],
  ['Malachi 4:1', ['Malachi 4:1 · Hebrew 3:19']],
  ['Psalm 51:1', ['Psalm 51:1 · Hebrew 51:3']],
])('heads the Hebrew verse of %s with the requested number', (text, references) => {
  expect(search(text, 'wlc').results.map(({ reference }) => reference)).toEqual(references);
});
