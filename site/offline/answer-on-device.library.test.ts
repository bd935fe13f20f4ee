import { beforeAll, expect, it } from 'vitest';
import { searchAnswer as answerSchema, searchErrorSchema } from '#data/search/contract/search.ts';
import { packDictionary, packText } from '../../scripts/testing/packed-library.ts';
import type { OfflineSearch, SearchReply } from './search-thread-messages.ts';
import { answerOnDevice, dropVersion, loadDictionary, loadText, type SearchThread } from './answer-on-device.ts';

const thread: SearchThread = { indexes: [] };
let web: Uint8Array;
let words: Uint8Array;

beforeAll(() => {
  web = packText('web');
  words = packDictionary();
  loadText(thread, web);
  loadText(thread, packText('kjv_strongs'));
  loadDictionary(thread, words);
});

function search(query: string, more: Partial<OfflineSearch> = {}, requested: SearchThread = thread): SearchReply {
  return answerOnDevice(requested, { query, versions: [], page: 1, perPage: 30, order: 'canonical', ...more });
}

/** From the tests of Bible SuperSearch, the manual of BSD's bible(1), and the specification. */
const published: [text: string, verses: number][] = [
  ['faith', 231],
  ['faith*', 336],
  ['faith joy', 5],
  ['faith OR joy', 381],
  ['(faith AND joy) OR "free spirit"', 6],
  ['"blessed hope" appearing', 1],
  ["Jacob's trouble", 1],
  ['gold', 361],
  ['love', 281],
  ['faith AND love', 16],
];
it.each(published)('finds %s in %i verses of the default version', (text, verses) => {
  const reply = search(text);
  expect(reply).toMatchObject({
    kind: 'answer',
    answer: { versions: ['kjv_strongs'], pagination: { totalResults: verses } },
  });
  expect(reply.kind === 'answer' && answerSchema.parse(reply.answer)).toBeTruthy();
});

it('highlights the result, names the entry, and counts occurrences', () => {
  const reply = search('gold');
  const answer = reply.kind === 'answer' ? reply.answer : undefined;
  expect(answer?.totalOccurrences).toBe(417);
  expect(answer?.results[0]).toMatchObject({
    id: 'kjv_strongs-1002011',
    text: 'The name of the first is Pison: that is it which compasseth the whole land of Havilah, where there is gold;',
    found: [[102, 106]],
  });
  expect(answer?.entries[0]?.number).toBe('H2091');
});

const errors: [text: string, error: { offset: number; message: RegExp; suggestion?: string }][] = [
  ['', { offset: 0, message: /Enter a word/ }],
  ['   ', { offset: 0, message: /Enter a word/ }],
  ['(faith', { offset: 0, message: /not closed/, suggestion: '(faith)' }],
  ['x'.repeat(501), { offset: 500, message: /at most 500 characters/ }],
];
it.each(errors)('explains the error in %j', (text, { offset, message, suggestion }) => {
  const reply = search(text);
  expect(reply).toMatchObject({ kind: 'error', error: { offset, ...(suggestion && { suggestion }) } });
  expect(reply.kind === 'error' && searchErrorSchema.parse(reply.error).message).toMatch(message);
});

it('names a missing version, and removes a dropped one', () => {
  expect(search('faith', { versions: ['kjv_strongs', 'wlc'] })).toEqual({
    kind: 'missing',
    version: 'wlc',
    downloaded: ['kjv_strongs', 'web'],
  });
  expect(search('faith', {}, { indexes: [] })).toEqual({ kind: 'missing', version: 'kjv_strongs', downloaded: [] });
  const copy: SearchThread = { indexes: [...thread.indexes] };
  dropVersion(copy, 'kjv_strongs');
  expect(search('faith', {}, copy)).toEqual({ kind: 'missing', version: 'kjv_strongs', downloaded: ['web'] });
  expect(search('faith', { versions: ['web'] }, copy)).toMatchObject({
    kind: 'answer',
    answer: { versions: ['web'], entries: [] },
  });
});

it.each([
  [undefined, ['kjv_strongs', 'web']],
  ['web', ['web', 'kjv_strongs']],
  // The other code of the loaded text.
  ['kjv', ['kjv_strongs', 'web']],
  ['nothing', ['kjv_strongs', 'web']],
])("sorts the site's default %s to the front", (first, order) => {
  const reply = search('gold', { versions: ['web', 'kjv_strongs'], ...(first && { first }) });
  expect(reply).toMatchObject({ kind: 'answer', answer: { versions: order } });
});

it('limits the page number in the same way as the API', () => {
  for (const page of [0, -3, Number.NaN, 1e12])
    expect(search('gold', { page })).toMatchObject({
      answer: { pagination: { currentPage: page === 1e12 ? 13 : 1, totalPages: 13 } },
    });
  expect(search('gold', { perPage: 1e6 })).toMatchObject({ answer: { pagination: { totalPages: 4 } } });
});

it('rejects a truncated or changed pack and leaves the loaded ones unchanged', () => {
  const cuts = Array.from({ length: 200 }, (_, at) => Math.floor((web.length * at) / 200));
  for (const end of cuts) expect(() => loadText(thread, web.slice(0, end)), `cut at ${end}`).toThrow();
  expect(() => loadDictionary(thread, words.slice(0, 1_000))).toThrow();
  expect(() => loadText(thread, new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toThrow(
    'no text pack',
  );
  expect(search('faith')).toMatchObject({ kind: 'answer', answer: { pagination: { totalResults: 231 } } });
});
