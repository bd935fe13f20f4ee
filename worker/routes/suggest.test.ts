import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { suggestAnswer } from '#data/search/contract/search.ts';
import { requestApp } from '../testing/request-app.ts';

async function suggested(q: string) {
  const response = await requestApp(`/api/suggest?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(200);
  const answer = suggestAnswer.parse(await response.json());
  expect(answer.length).toBeLessThanOrEqual(8);
  return answer;
}

test.each<[q: string, expected: object]>([
  ['gen 2', { kind: 'reference', label: 'Genesis 2', query: 'Genesis 2' }],
  ['philem', { kind: 'reference', label: 'Philemon', query: 'Philemon' }],
  ['song', { kind: 'reference', label: 'Song of Solomon', query: 'Song of Solomon' }],
  ['h430', { kind: 'entry', number: 'H430' }],
  ['eloh', { kind: 'entry', number: 'H430' }],
  // Spellings of other transliteration schemes, and alternative names of a book.
  ['elohiim', { kind: 'entry', number: 'H430' }],
  ['canticles', { kind: 'reference', label: 'Song of Solomon', query: 'Song of Solomon' }],
  ['bereshit', { kind: 'reference', label: 'Genesis', query: 'Genesis' }],
  ['love', { kind: 'entry', number: 'G26' }],
  ['greek word for love', { kind: 'entry', number: 'G26' }],
  ['elohim meaning', { kind: 'entry', number: 'H430' }],
  ['אלה', { kind: 'entry', number: 'H430' }],
  ['greek 26', { kind: 'entry', number: 'G26' }],
  ['strongs 26', { kind: 'entry', number: 'G26' }],
  ["strong's 430", { kind: 'entry', number: 'H430' }],
  ['#430', { kind: 'entry', number: 'H430' }],
  ['offenbarung', { kind: 'reference', label: 'Revelation', query: 'Revelation 1-22' }],
  ['genisis', { kind: 'reference', label: 'Genesis', query: 'Genesis' }],
  ['begi', { kind: 'word', label: 'beginning', query: 'beginning', verses: 61 }],
])('%s', async (q, expected) => {
  expect(await suggested(q)).toContainEqual(expect.objectContaining(expected));
});

test.each<[q: string, books: string[]]>([
  ['corin', ['1 Corinthians', '2 Corinthians']],
  ['2 corin', ['2 Corinthians']],
  ['1 c', ['1 Chronicles', '1 Corinthians']],
  ['ze', ['Zephaniah', 'Zechariah']],
  // The ends of Genesis and Matthew.
  ['esis', []],
  ['thew', []],
])('suggests books whose name begins with "%s", with or without its number', async (q, books) => {
  expect((await suggested(q)).flatMap((each) => (each.kind === 'reference' ? [each.label] : []))).toEqual(books);
});

test('suggests at most three entries, those that are rendered by the word first', async () => {
  const { LIBRARY } = env;
  await LIBRARY.prepare(`INSERT INTO wordings (text, entries) VALUES ('ab', '[["H430", 2], ["G26", 1]]')`).run();
  try {
    const numbers = (await suggested('ab')).flatMap((each) => (each.kind === 'entry' ? [each.number] : []));
    expect(numbers).toEqual(['H430', 'G26', 'H1']);
  } finally {
    await LIBRARY.prepare("DELETE FROM wordings WHERE text = 'ab'").run();
  }
});

test.each([
  ['אָב', 'H1'],
  ['אַב', 'H2'],
])('of two entries with the same letters, %s begins with the one with the same points', async (q, number) => {
  expect((await suggested(q)).find(({ kind }) => kind === 'entry')).toMatchObject({ number });
});

test.each(['', ' ', 'g', '"', '*', "'; --", '🙏', '\u0000', 'NEAR('])('%j gets no suggestions', async (q) => {
  expect((await suggested(q)).filter(({ kind }) => kind === 'word')).toEqual([]);
});

test('a word in which every letter has a diacritic gets suggestions', async () => {
  expect(await suggested('šāḥāṭ')).toEqual([]);
  expect(await suggested('ĕĺōḥîṃ')).toContainEqual(expect.objectContaining({ kind: 'entry', number: 'H430' }));
});

test('rejects a text that is too long', async () => {
  expect((await requestApp(`/api/suggest?q=${'x'.repeat(101)}`)).status).toBe(400);
});
