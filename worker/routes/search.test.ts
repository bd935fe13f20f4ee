import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { errorAnswer } from '#data/site/contract/error.ts';
import {
  searchAnswer,
  searchErrorSchema,
  strongsSearchAnswer,
  type SearchAnswer,
} from '#data/search/contract/search.ts';
import { forgetCatalogs } from '../versions/catalog.ts';
import { requestApp } from '../testing/request-app.ts';

async function search(parameters: Record<string, string>): Promise<SearchAnswer> {
  const response = await requestApp(`/api/search?${new URLSearchParams(parameters)}`);
  expect(response.status).toBe(200);
  return searchAnswer.strict().parse(await response.json());
}

test('a result has its reference and its text in every form', async () => {
  const { results, pagination, totalOccurrences, understood, versions, entries } = await search({ q: 'love' });
  expect(results).toEqual([
    {
      id: 'kjv_strongs-62004008',
      title: '1 John 4:8',
      reference: '1 John 4:8',
      content: '1 John 4:8\tHe that loveth not knoweth not God; for God is love.',
      sourceType: 'bible',
      book: 62,
      chapter: 4,
      verse: 8,
      kjv: 62004008,
      version: 'kjv_strongs',
      text: 'He that loveth not knoweth not God; for God is love.',
      marks: {
        words: [
          [31, 34, 'G2316'],
          [40, 43, 'G2316'],
          [47, 51, 'G26'],
        ],
      },
      found: [[47, 51]],
    },
  ]);
  expect(pagination).toEqual({ totalResults: 1, currentPage: 1, totalPages: 1 });
  expect(totalOccurrences).toBe(1);
  expect(understood).toEqual([{ label: 'love', queryWithout: '' }]);
  expect(versions).toEqual(['kjv_strongs']);
  expect(entries.map(({ number }) => number)).toEqual(['G26']);
});

test('a result of the Hebrew text has the numbers of both versifications', async () => {
  const { results } = await search({ q: 'Malachi 4:1', db: 'wlc' });
  expect(results).toMatchObject([{ chapter: 3, verse: 19, kjv: 39004001, reference: 'Malachi 4:1 · Hebrew 3:19' }]);
});

test('a question mark in a word stands for any letter', async () => {
  const { results, understood } = await search({ q: 'l?ve' });
  expect(results.map(({ text, found: spans }) => spans.map(([start, end]) => text.slice(start, end)))).toEqual([
    ['love'],
  ]);
  expect(understood).toEqual([{ label: 'l?ve', queryWithout: '' }]);
  expect(await search({ q: 'xyz?zy' })).toMatchObject({ results: [], pagination: { totalResults: 0 }, reason: '' });
});

test('a tilde finds every form of a word', async () => {
  const { results, totalOccurrences, understood } = await search({ q: '~lovest' });
  expect(results.map(({ text, found: spans }) => spans.map(([start, end]) => text.slice(start, end)))).toEqual([
    ['loveth', 'love'],
  ]);
  expect(totalOccurrences).toBe(2);
  expect(understood).toEqual([{ label: 'all forms of lovest', queryWithout: '' }]);
});

test('case: matches words exactly, next to any punctuation', async () => {
  const { results } = await search({ q: 'case:God in:1Jn' });
  expect(results.map(({ text, found: spans }) => spans.map(([start, end]) => text.slice(start, end + 1)))).toEqual([
    ['God;', 'God '],
  ]);
  expect((await search({ q: 'case:GOD in:1Jn' })).pagination.totalResults).toBe(0);
});

test('totals count verses and occurrences, also per book', async () => {
  const { pagination, totalOccurrences, byBook } = await search({ q: 'God' });
  expect(pagination).toEqual({ totalResults: 64, currentPage: 1, totalPages: 3 });
  expect(totalOccurrences).toBe(65);
  expect(byBook).toEqual([
    { book: 1, verses: 3, occurrences: 3 },
    { book: 19, verses: 60, occurrences: 60 },
    { book: 62, verses: 1, occurrences: 2 },
  ]);
});

test.each<[parameters: Record<string, string>, page: number, shown: number]>([
  [{ page: '3' }, 3, 4],
  [{ page: '9' }, 3, 4],
  [{ perPage: '100' }, 1, 64],
  [{ perPage: '10', page: '7' }, 7, 4],
  [{ limit: '1' }, 1, 1],
])('%j is page %i with %i verses', async (parameters, page, readText) => {
  const { results, pagination } = await search({ q: 'god', ...parameters });
  expect(pagination.currentPage).toBe(page);
  expect(results).toHaveLength(readText);
});

test.each(['perPage=-5', 'perPage=0', 'perPage=101', 'limit=x', 'page=0', 'page=1e9', 'page=x'])(
  'rejects %s with a sentence',
  async (size) => {
    const response = await requestApp(`/api/search?q=god&${size}`);
    expect(response.status).toBe(400);
    const [field] = size.split('=');
    const message = `${field} must be a whole number, 1 to ${field === 'page' ? '10,000' : '100'}`;
    expect(errorAnswer.parse(await response.json())).toEqual({
      code: 'invalid',
      message: `${message}.`,
      issues: [{ field, message }],
    });
  },
);

test('a mistyped reference is corrected visibly, and its cached answer is not used for the correct spelling', async () => {
  expect((await search({ q: 'Genesis 1' })).corrected).toEqual([]);
  expect(await search({ q: 'Gensis 1' })).toMatchObject({
    corrected: [{ from: 'Gensis 1', to: 'Genesis 1' }],
    understood: [{ label: 'Genesis 1' }],
  });
});

test('the verses that do not exist are named, and so is the word that is no reference', async () => {
  expect(await search({ q: 'Genesis 1:99, 1:1' })).toMatchObject({
    corrected: [{ from: 'Genesis 1:1; Genesis 1:99', to: 'Genesis 1:1' }],
    pagination: { totalResults: 1 },
  });
  const { pagination, reason } = await search({ q: 'Genesis 1, bssb' });
  expect(pagination.totalResults).toBe(0);
  expect(reason).toMatch(/^“bssb” is not a Bible reference, and .+ does not have this word\.$/);
});

test('a reference links to its chapter, and a chapter is on one page', async () => {
  const psalm = await search({ q: 'Psalm 119' });
  const passage = 'Psalm 119';
  expect(psalm.chapters).toEqual([
    { label: passage, passage, version: 'kjv_strongs', book: 19, chapter: 119, verse: null },
  ]);
  expect(psalm.pagination).toMatchObject({ totalPages: 1 });
  expect(psalm.results.length).toBeGreaterThan(30);
  expect((await search({ q: 'Malachi 4:1', db: 'wlc' })).chapters).toEqual([
    { label: 'Malachi 3', passage: 'Malachi 4:1', version: 'wlc', book: 39, chapter: 3, verse: 19 },
  ]);
  expect((await search({ q: 'god' })).chapters).toEqual([]);
});

test.each([
  ['Genesis 1:99', 'Genesis 1 has 31 verses.', 'Genesis 1'],
  ['love John 3:99', 'John 3 has 36 verses.', 'John 3'],
  ['Jude 26', 'Jude has 25 verses.', 'Jude 1'],
])('%s finds nothing and gives the reason', async (q, reason, instead) => {
  expect(await search({ q })).toMatchObject({ reason, didYouMean: [instead], results: [] });
});

test.each([
  ['Jude 2:1', 'Jude has 1 chapter.'],
  ['John 3:16-2', 'The end of “John 3:16-2” is before its start.'],
  ['/gr[ae]ce/', /^Regular expressions are not supported/],
  ['holy NEAR(3) holy', /different words/],
  ['H1x', /^H1 has no variant “x”/],
])('rejects %s with a reason, also per field', async (q, message) => {
  const response = await requestApp(`/api/search?${new URLSearchParams({ q })}`);
  expect(response.status).toBe(400);
  const error = searchErrorSchema.strict().parse(await response.json());
  expect(error.message).toMatch(message);
  expect(error.issues).toEqual([{ field: 'q', message: error.message }]);
});

test('several versions are searched together, verse by verse', async () => {
  const { results, pagination, versions } = await search({ q: 'beginning in:Gen', db: 'kjv,kjv_strongs' });
  expect(versions.toSorted()).toEqual(['kjv', 'kjv_strongs']);
  expect(results.map(({ id }) => id)).toEqual(['kjv-1001001', 'kjv_strongs-1001001']);
  expect(results[0]?.title).toBe('Genesis 1:1 · KJV');
  expect(pagination.totalResults).toBe(2);
  const second = await search({ q: 'beginning', db: 'kjv,kjv_strongs', page: '2' });
  expect(second.pagination).toEqual({ totalResults: 62, currentPage: 2, totalPages: 3 });
  expect(second.results.map(({ verse }) => verse)).toEqual(Array.from({ length: 30 }, (_, index) => 29 + index));
  expect((await search({ q: 'beginning', db: 'kjv,kjv_strongs', page: '99' })).pagination.currentPage).toBe(3);
});

test.each<[q: string, db: string, ids: string[]]>([
  ['Gen 1:1', 'wlc', ['wlc-1001001']],
  ['Malachi 4:1', 'wlc', ['wlc-39003019']],
  ['Malachi 3:19', 'wlc', ['wlc-39003019']],
  ['H430 in:Gen', 'wlc', ['wlc-1001001']],
  ['בראשית', 'wlc', ['wlc-1001001']],
])('the Hebrew text has %s at the numbers of the King James Version', async (q, db, ids) => {
  expect((await search({ q, db })).results.map(({ id }) => id)).toEqual(ids);
});

test('a reference in Hebrew numbering is explained if the version has no such verse', async () => {
  const answer = await search({ q: 'Malachi 3:19', db: 'kjv' });
  expect(answer.pagination.totalResults).toBe(0);
  expect(answer.reason).toBe(
    'Malachi 3:19 is a verse number of the Hebrew Bible. The King James Version numbers it Malachi 4:1.',
  );
  expect(answer.didYouMean).toEqual(['Malachi 4:1']);
  expect(answer.elsewhere).toEqual([expect.objectContaining({ version: 'wlc', totalResults: 1 })]);
});

test('sorting by relevance finds the same verses', async () => {
  const ids = async (order: string): Promise<string[]> =>
    (await search({ q: 'God', order, perPage: '100' })).results.map(({ id }) => id);
  expect((await ids('relevance')).toSorted()).toEqual((await ids('canonical')).toSorted());
});

test('a search without results suggests similar words, entries and other versions', async () => {
  const typed = await search({ q: 'beginnnig' });
  expect(typed.results).toEqual([]);
  expect(typed.didYouMean).toEqual(['beginning']);
  const transliterated = await search({ q: 'elohim' });
  expect(transliterated.didYouMean).toEqual(['H430']);
  expect(transliterated.suggestions).toEqual([
    { query: 'H430', label: expect.stringMatching(/^H430 · אֱלֹהִים, ʼĕlôhîym: /u) },
  ]);
  const hebrew = await search({ q: 'אלהים' });
  expect(hebrew.elsewhere).toEqual([{ version: 'wlc', name: 'Westminster Leningrad Codex', totalResults: 1 }]);
  expect(hebrew.entries.map(({ number }) => number)).toEqual(['H430']);
  const question = await search({ q: 'greek word for love' });
  expect(question.entries.map(({ number }) => number)).toEqual(['G26']);
});

test("the Strong's search uses the tagged version and returns totals at the top level", async () => {
  const response = await requestApp('/api/search-strongs?q=beginning&page=2&limit=30&db=wlc');
  const answer = strongsSearchAnswer.strict().parse(await response.json());
  expect(answer).toMatchObject({ totalResults: 61, totalPages: 3, versions: ['kjv_strongs'] });
  expect(answer.results).toHaveLength(30);
});

/** Every kind of invalid query that a reader or program might send. */
const bad: [name: string, q: string][] = [
  ['an open quote', '"free spirit'],
  ['an open parenthesis', '(faith OR joy'],
  ['a parenthesis too many', 'faith)'],
  ['operators alone', 'AND OR NOT'],
  ['signs alone', '- ! | &'],
  ['5,000 characters', 'x'.repeat(5_000)],
  ['200 words', 'word '.repeat(200)],
  ['control characters', '\u0000\u0007\u001B'],
  ['emoji', '🙏👨‍👩‍👧‍👦'],
  ['right-to-left marks', '\u200F\u202E'],
  ['SQL', "'; DROP TABLE verses; --"],
  ['more SQL', "' OR 1=1 --"],
  ['NEAR of FTS', 'NEAR('],
  ['NEAR of FTS, filled', 'NEAR(faith joy, 5)'],
  ['the first token of FTS', '^faith'],
  ['a column of FTS', 'text:faith'],
  ['columns of FTS', '{text tags}: x'],
  ['a single star', '*'],
  ['a prefix of one letter', 'a*'],
  ['half a letter', '\uD800'],
  ['only what is not wanted', '-god'],
  ['nothing', '   '],
];
test.each(bad)('%s is answered with results, or with an error and its offset', async (_, q) => {
  for (const call of ['search', 'search-strongs']) {
    const response = await requestApp(`/api/${call}?q=${encodeURIComponent(q.toWellFormed())}`);
    expect([200, 400]).toContain(response.status);
    if (response.status === 200) {
      await response.body?.cancel();
      continue;
    }
    const error = searchErrorSchema.strict().parse(await response.json());
    expect(error.message).not.toBe('');
    expect(error.offset + error.length).toBeLessThanOrEqual(q.length);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    if (error.suggestion)
      expect((await requestApp(`/api/${call}?${new URLSearchParams({ q: error.suggestion })}`)).status).toBe(200);
  }
});

test('the error of a pattern that matches more than fifty words spans the whole query', async () => {
  const words = Array.from({ length: 51 }, (_, index) => [`zz${index + 10}e`, [1, 1]]);
  await env.LIBRARY.prepare(
    "INSERT INTO word_blocks (version_id, first, terms, posting_lists) SELECT id, 'zz10e', ?, '{}' FROM versions WHERE code = 'kjv_strongs'",
  )
    .bind(JSON.stringify(Object.fromEntries(words)))
    .run();
  const response = await requestApp('/api/search?q=zz%3F%3Fe');
  await env.LIBRARY.exec("DELETE FROM word_blocks WHERE first = 'zz10e'");
  expect(response.status).toBe(400);
  expect(searchErrorSchema.strict().parse(await response.json())).toMatchObject({
    message: '“zz??e” matches more than 50 words. Type more letters.',
    offset: 0,
    length: 5,
  });
});

test.each([
  ['db=nkjv', 'db'],
  ['db=%3Cb%3E', 'db'],
  ['db=kjv,nothing', 'db'],
  [`db=${'x'.repeat(5_000)}`, 'db'],
  ['version=klingon', 'db'],
])('rejects an unknown version: %s', async (parameter, field) => {
  const response = await requestApp(`/api/search?q=god&${parameter}`);
  expect(response.status).toBe(400);
  expect(errorAnswer.parse(await response.json())).toMatchObject({ code: 'invalid', issues: [{ field }] });
});

test('an answer from a replica that is behind is not cached', async () => {
  const revise = (by: number) => env.LIBRARY.prepare('UPDATE edition SET revision = revision + ?').bind(by).run();
  const path = '/api/search?q=darkness+deep';
  // One database has reported the next revision. The database that answers the query does not have it yet.
  await revise(1);
  forgetCatalogs();
  await requestApp('/api/search?q=god');
  await revise(-1);
  expect(await (await requestApp(path)).text()).toContain('Genesis 1:2');
  await env.LIBRARY.prepare("UPDATE verses SET text = 'renewed' WHERE key = 301001002").run();
  await revise(1);
  forgetCatalogs();
  expect(await (await requestApp(path)).text()).toContain('renewed');
});

test('a repeated search is answered from the edge cache, for equivalent spellings of the query', async () => {
  const readText = async (path: string): Promise<string> => (await requestApp(path)).text();
  const first = await readText('/api/search?q=without form');
  expect(first).toContain('Genesis 1:2');
  await env.LIBRARY.prepare("UPDATE verses SET text = 'changed' WHERE key = 301001002").run();
  for (const path of [
    '/api/search?q=without+form&page=1',
    '/api/search?q=%20without%20%20form&db=kjv_strongs&perPage=30',
  ])
    expect(await readText(path)).toBe(first);
  expect(await readText('/api/search?q=without+form&perPage=29')).toContain('changed');
});
