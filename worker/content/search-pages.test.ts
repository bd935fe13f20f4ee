import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { absentDatabase } from '../testing/failing-database.ts';
import { call, someone } from '../testing/people.ts';
import { forgetPlacements } from './live-placements.ts';
import { searchPages } from './search-pages.ts';

let cookie = '';

describe('pages that a search finds', () => {
  beforeEach(async () => {
    ({ cookie } = await someone('admin'));
    await env.APP.exec('DELETE FROM pages');
    forgetPlacements(env.APP);
  });
  const write = async (slug: string, form: object): Promise<void> => {
    const body = { title: slug, slug, content: '<p>Fig trees</p>', active: true, inSearch: true, ...form };
    expect((await call('POST', '/api/admin/pages', { cookie, body })).status).toBe(201);
    forgetPlacements(env.APP);
  };
  const found = async (q: string): Promise<string[]> =>
    (await searchPages(env.APP, q)).found.map(({ path }) => path.replace('/pages/', ''));

  test('have every word, those first that have all of them in their title', async () => {
    await write('a-vine', { title: 'Of trees', content: '<p>Figs and vines</p>' });
    await write('b-fig', { title: 'The fig trees' });
    await write('c-none', { title: 'Of olives', content: '<p>Olives</p>' });
    await write('d-quiet', { title: 'Fig trees', inSearch: false });
    expect(await found('fig tree')).toEqual(['b-fig', 'a-vine']);
    expect(await found('olives')).toEqual(['c-none']);
    expect(await found('fig olives')).toEqual([]);
    // One letter begins too many words.
    expect(await found('f')).toEqual([]);
  });

  test('are three at most, by title, without those that are no longer or not yet there', async () => {
    const titles = { d: 'Figs 3', a: 'Figs 4', c: 'Figs 1', b: 'Figs 2' };
    for (const [slug, title] of Object.entries(titles)) await write(`fig-${slug}`, { title });
    expect(await found('figs')).toEqual(['fig-c', 'fig-b', 'fig-d']);
    await env.APP.exec("UPDATE pages SET deleted_at = '2026-01-01' WHERE slug = 'fig-c'");
    await env.APP.exec("UPDATE pages SET published = 0 WHERE slug = 'fig-b'");
    await env.APP.exec("UPDATE pages SET publish_at = '2099-01-01' WHERE slug = 'fig-d'");
    expect(await found('figs')).toEqual(['fig-a']);
    await env.APP.exec("UPDATE pages SET publish_at = '2026-01-01' WHERE slug = 'fig-d'");
    expect(await found('figs')).toEqual(['fig-d', 'fig-a']);
  });

  test('have the first six words of a search; one letter counts beside a longer word', async () => {
    await write('six', { title: 'Six', content: '<p>one two three four five x</p>' });
    expect(await found('one two three four five x')).toEqual(['six']);
    await write('ox', { title: 'Ox', content: '<p>An ox</p>' });
    expect(await found('ox')).toEqual(['ox']);
    expect(await found('one one two three four five x seven')).toEqual(['six']);
    expect(await found('one two three four seven')).toEqual([]);
    expect(await found('one two three four five seven')).toEqual([]);
  });

  test('are none while the database cannot be asked, and the search goes on', async () => {
    await write('fig', {});
    let isDown = false;
    const broken = absentDatabase(env.APP);
    const database = Object.assign(Object.create(env.APP) as D1Database, {
      prepare: (text: string) => (isDown ? broken : env.APP).prepare(text),
      batch: (statements: D1PreparedStatement[]) => env.APP.batch(statements),
    });
    expect(await searchPages(database, 'fig')).toMatchObject({ isAny: true, found: [{ path: '/pages/fig' }] });
    isDown = true;
    expect(await searchPages(database, 'fig')).toEqual({ isAny: true, found: [] });
  });

  test('are not looked for where none is ticked for it', async () => {
    await write('fig', { inSearch: false });
    expect(await searchPages(env.APP, 'fig')).toEqual({ isAny: false, found: [] });
  });
});
