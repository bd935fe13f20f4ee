import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { unavailableDatabase } from '../testing/failing-database.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { clearPlacementCache } from './live-placements.ts';
import { searchCustomPages } from './search-pages.ts';

let cookie = '';

describe('custom pages in search results', () => {
  beforeEach(async () => {
    ({ cookie } = await createTestUser('admin'));
    await env.APP.exec('DELETE FROM pages');
    clearPlacementCache(env.APP);
  });
  const write = async (slug: string, form: object): Promise<void> => {
    const body = { title: slug, slug, content: '<p>Fig trees</p>', active: true, inSearch: true, ...form };
    expect((await sendRequest('POST', '/api/admin/pages', { cookie, body })).status).toBe(201);
    clearPlacementCache(env.APP);
  };
  const search = async (q: string): Promise<string[]> =>
    (await searchCustomPages(env.APP, q)).found.map(({ path }) => path.replace('/pages/', ''));

  test('contain every word, with pages that have all words in their title first', async () => {
    await write('a-vine', { title: 'Of trees', content: '<p>Figs and vines</p>' });
    await write('b-fig', { title: 'The fig trees' });
    await write('c-none', { title: 'Of olives', content: '<p>Olives</p>' });
    await write('d-quiet', { title: 'Fig trees', inSearch: false });
    expect(await search('fig tree')).toEqual(['b-fig', 'a-vine']);
    expect(await search('olives')).toEqual(['c-none']);
    expect(await search('fig olives')).toEqual([]);
    // A single letter starts too many words.
    expect(await search('f')).toEqual([]);
  });

  test('are at most three, sorted by title, without deleted or unpublished ones', async () => {
    const titles = { d: 'Figs 3', a: 'Figs 4', c: 'Figs 1', b: 'Figs 2' };
    for (const [slug, title] of Object.entries(titles)) await write(`fig-${slug}`, { title });
    expect(await search('figs')).toEqual(['fig-c', 'fig-b', 'fig-d']);
    await env.APP.exec("UPDATE pages SET deleted_at = '2026-01-01' WHERE slug = 'fig-c'");
    await env.APP.exec("UPDATE pages SET published = 0 WHERE slug = 'fig-b'");
    await env.APP.exec("UPDATE pages SET publish_at = '2099-01-01' WHERE slug = 'fig-d'");
    expect(await search('figs')).toEqual(['fig-a']);
    await env.APP.exec("UPDATE pages SET publish_at = '2026-01-01' WHERE slug = 'fig-d'");
    expect(await search('figs')).toEqual(['fig-d', 'fig-a']);
  });

  test('match the first six words of a search, including one letter next to a longer word', async () => {
    await write('six', { title: 'Six', content: '<p>one two three four five x</p>' });
    expect(await search('one two three four five x')).toEqual(['six']);
    await write('ox', { title: 'Ox', content: '<p>An ox</p>' });
    expect(await search('ox')).toEqual(['ox']);
    expect(await search('one one two three four five x seven')).toEqual(['six']);
    expect(await search('one two three four seven')).toEqual([]);
    expect(await search('one two three four five seven')).toEqual([]);
  });

  test('are empty while the database is not available, and the search still works', async () => {
    await write('fig', {});
    let isDown = false;
    const broken = unavailableDatabase(env.APP);
    const database = Object.assign(Object.create(env.APP) as D1Database, {
      prepare: (text: string) => (isDown ? broken : env.APP).prepare(text),
      batch: (statements: D1PreparedStatement[]) => env.APP.batch(statements),
    });
    expect(await searchCustomPages(database, 'fig')).toMatchObject({ isAny: true, found: [{ path: '/pages/fig' }] });
    isDown = true;
    expect(await searchCustomPages(database, 'fig')).toEqual({ isAny: true, found: [] });
  });

  test('are not searched if no page is enabled for search', async () => {
    await write('fig', { inSearch: false });
    expect(await searchCustomPages(env.APP, 'fig')).toEqual({ isAny: false, found: [] });
  });
});
