import { beforeAll, expect, it } from 'vitest';
import type { SearchAnswer } from '#data/search/contract/search.ts';
import { packText } from '../../scripts/testing/packed-library.ts';
import { answerOnDevice, loadText, type SearchThread } from './answer-on-device.ts';

const thread: SearchThread = { indexes: [] };

beforeAll(() => {
  for (const code of ['kjv_strongs', 'web', 'wlc', 'sblgnt']) loadText(thread, packText(code));
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

it.each([
  ['apocalypse', 'Revelation', 404],
  ['Salmos', 'Psalms', 2_461 + 116],
])('opens for %s, which no verse has, the book of %s', (text, book, verses) => {
  const { pagination, corrected } = search(text);
  expect([pagination.totalResults, corrected]).toEqual([verses, [{ from: text, to: book }]]);
});

it.each([
  ['Genisis', 'Genesis'],
  ['the lord is my shepard', 'the lord is my shepherd'],
  ['for god so loved the wrold', 'for god so loved the world'],
  ['valey of shadow of deth', 'valley of shadow of death'],
])('offers for %s the query %s', (text, expected) => {
  expect(search(text).didYouMean).toContain(expected);
});

it.each([
  ['cant', 'web', "can't", 187],
  ['dont be afraid', 'web', "don't be afraid", undefined],
  ['jacobs trouble', 'kjv_strongs', "jacob's trouble", 1],
])('offers for %s in %s the words with their apostrophe, %s', (text, version, expected, verses) => {
  const { didYouMean } = search(text, version);
  expect(didYouMean[0]).toBe(expected);
  const { totalResults } = search(expected, version).pagination;
  expect(totalResults).toBe(verses ?? totalResults);
  expect(totalResults).toBeGreaterThan(0);
});

/** Each has words that the version has, or that are near to words of other verses. */
it.each([
  'iron harpers iron',
  'iron harpens iron',
  'season on the mount',
  'blesed are the meak',
  'beleive',
  'the wages of sinn is deth',
  'fruit of the spirt',
  'armour of gods',
  'xyzzy plugh',
  'love thy naybor',
])('offers for %s only queries that find something', (text) => {
  const found = search(text).didYouMean.map((query) => search(query).pagination.totalResults);
  expect(found.filter((verses) => verses === 0)).toEqual([]);
});

it.each([
  ['ruth', 'Ruth'],
  ['Job', 'Job'],
  ['mark', 'Mark'],
  ['acts', 'Acts'],
  ['jude', 'Jude'],
  ['love', undefined],
])('offers for the word %s the book %s', (text, book) => {
  expect(search(text).chapters.map(({ label }) => label)).toEqual(book === undefined ? [] : [book]);
});

it.each([
  ['KJV John 3:16', 'web', 'kjv_strongs', []],
  ['ps 119:105 web', 'kjv_strongs', 'web', []],
  ['John 3:16 (NIV)', 'web', 'web', [{ from: 'John 3:16 (NIV)', to: 'John 3:16 (WEB)' }]],
])('searches %s, asked in %s, in %s', (text, requested, version, corrected) => {
  expect(search(text, requested)).toMatchObject({ versions: [version], corrected });
});
