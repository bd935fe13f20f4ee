import { describe, expect, test } from 'vitest';
import { entryListAnswer } from '#data/dictionary/contract/entry-list.ts';
import { entryAnswer } from '#data/dictionary/contract/entry.ts';
import { requestApp } from '../testing/request-app.ts';

describe('one entry', () => {
  test.each(['H430', 'h430', 'H0430', 'H00430', 'H430G', 'h0430g', 'H430%20G'])(
    '%s is the entry H430',
    async (spelling) => {
      const response = await requestApp(`/api/lexicon/${spelling}`);
      expect(response.status).toBe(200);
      expect(entryAnswer.parse(await response.json())).toEqual({
        id: 'H430',
        strongsNumber: 'H430',
        language: 'hebrew',
        aramaic: false,
        word: 'אֱלֹהִים',
        transliteration: 'ʼĕlôhîym',
        pronunciation: "el-o-heem'",
        partOfSpeech: 'noun, masculine',
        definition: 'gods in the ordinary sense; but specifically used of the supreme God',
        origin: 'plural of H433 (אֱלוֹהַּ)',
        usage: 'God (3×)',
        gloss: 'God',
      });
    },
  );

  test('a valid number that is missing from the library answers 404', async () => {
    expect((await requestApp('/api/lexicon/H3')).status).toBe(404);
  });

  test('HEAD answers like GET, without a body', async () => {
    const response = await requestApp('/api/lexicon/H430', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

async function list(path: string) {
  const response = await requestApp(path);
  expect(response.status).toBe(200);
  const { entries, pagination } = entryListAnswer.parse(await response.json());
  return { numbers: entries.map(({ id }) => id), ...pagination };
}

describe('the list without a query', () => {
  test.each([
    // 8,674 Hebrew and 5,523 Greek entries (Strong 1890), 20 per page.
    ['/api/lexicon/search', ['H1', 'H2'], 1, 710, 14_197],
    ['/api/lexicon/hebrew', ['H1', 'H2'], 1, 434, 8674],
    ['/api/lexicon/greek?page=2', ['G26'], 2, 277, 5523],
    ['/api/lexicon/search?language=greek&page=2', ['G26'], 2, 277, 5523],
    ['/api/lexicon/hebrew?language=greek', ['H1', 'H2'], 1, 434, 8674],
    ['/api/lexicon/search?limit=10&page=43', ['H430'], 43, 1420, 14_197],
    ['/api/lexicon/search?limit=1&page=430', ['H430'], 430, 14_197, 14_197],
    ['/api/lexicon/search?limit=100&page=87', ['G26'], 87, 142, 14_197],
  ])('%s', async (path, numbers, page, pages, total) => {
    const results = await list(path);
    expect(results.numbers).toEqual(numbers);
    expect(results).toMatchObject({ page, pages, total });
  });

  test.each([
    ['page=', 1],
    ['page=711', 710],
    ['page=10000', 710],
  ])('%s gives page %i, and says so', async (query, page) => {
    expect((await list(`/api/lexicon/search?${query}`)).page).toBe(page);
  });

  test.each([
    'page=0',
    'page=-5',
    'page=abc',
    'page=1.5',
    'page=1e9',
    'page=99999999999999999999',
    'page=1;DROP TABLE entries',
    'limit=0',
    'limit=101',
    'limit=many',
  ])('%s is refused with a sentence', async (query) => {
    const response = await requestApp(`/api/lexicon/search?${query}`);
    expect(response.status).toBe(400);
    const [field] = query.split('=');
    const message = `${field} must be a whole number, 1 to ${field === 'page' ? '10,000' : '100'}`;
    expect(await response.json()).toEqual({ code: 'invalid', message: `${message}.`, issues: [{ field, message }] });
  });
});

describe('a search finds', () => {
  test.each([
    ['by number, the exact one first', 'H430', ['H430', 'H4300']],
    ['by number in any spelling', 'h0430', ['H430', 'H4300']],
    ['by a bare number, in both dictionaries', '26', ['G26']],
    ['a lemma with its points', 'אֱלֹהִים', ['H430']],
    ['a lemma without points', 'אלהים', ['H430']],
    ['a lemma by its beginning', 'אלה', ['H430']],
    ['a Greek lemma with accents', 'ἀγάπη', ['G26']],
    ['a Greek lemma without accents', 'αγαπη', ['G26']],
    ['a Greek lemma in capitals', 'ΑΓΑΠΗ', ['G26']],
    ['a final sigma', 'θεος', ['G2316']],
    ['a transliteration', 'ʼĕlôhîym', ['H430']],
    ['a transliteration without its signs', 'elohiym', ['H430']],
    ['a transliteration by its beginning', 'agap', ['G26']],
    ['a gloss', 'father', ['H1', 'H2']],
    ['a gloss in capitals', 'DAINTY', ['H4300']],
    ['words in any order', 'affection love', ['G26']],
    ['a rendering, the entry that has it oftenest first', 'god', ['H430', 'G2316']],
    ['a question about a word', 'elohiym meaning', ['H430']],
    ['a question that names the dictionary', 'greek word for god', ['G2316']],
  ])('%s', async (_, query, numbers) => {
    const results = await list(`/api/lexicon/search?query=${encodeURIComponent(query)}`);
    expect(results.numbers).toEqual(numbers);
    expect(results.total).toBe(numbers.length);
  });

  test('only one language when requested', async () => {
    expect((await list('/api/lexicon/greek?query=god')).numbers).toEqual(['G2316']);
    expect((await list('/api/lexicon/search?query=god&language=hebrew')).numbers).toEqual(['H430']);
    // The word occurs in the first Hebrew entries and in no Greek entry.
    expect((await list('/api/lexicon/hebrew?query=father')).numbers).toEqual(['H1', 'H2']);
    expect((await list('/api/lexicon/greek?query=father')).numbers).toEqual([]);
  });

  test('page by page, with the last page for a number after the last', async () => {
    expect(await list('/api/lexicon/search?query=father&limit=1&page=2')).toEqual({
      numbers: ['H2'],
      page: 2,
      pages: 2,
      total: 2,
    });
    expect(await list('/api/lexicon/search?query=father&limit=1&page=9')).toEqual({
      numbers: ['H2'],
      page: 2,
      pages: 2,
      total: 2,
    });
  });
});

describe('full-text query syntax is treated as plain text', () => {
  test.each([
    '"',
    '""',
    '*',
    'god*"',
    'god AND',
    'NOT god',
    'god OR love',
    'NEAR(god love)',
    'lemma : god',
    '{lemma} : x',
    '^god',
    '(god',
    'a + b',
    "';--",
    '<script>',
    '\u0000',
    'god\u0000"',
    '%',
    '\\',
    '-',
    '!!!',
    '𝔊',
    '\ud800',
    "' UNION SELECT * FROM edition --",
  ])('%j', async (query) => {
    const results = await list(`/api/lexicon/search?query=${encodeURIComponent(query.toWellFormed())}`);
    expect(results.total).toBeGreaterThanOrEqual(0);
  });

  test('an operator is treated as a word that must occur', async () => {
    expect((await list('/api/lexicon/search?query=god+OR+love')).total).toBe(0);
  });
});
