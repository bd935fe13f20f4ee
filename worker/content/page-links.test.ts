import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageAnswer, type PageAnswer } from '#data/administration/contract/pages.ts';
import { placementsAnswer } from '#data/site/contract/placements.ts';
import { requestApp } from '../testing/request-app.ts';
import { mainOf } from '../testing/page-parts.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { clearPlacementCache } from './live-placements.ts';

let cookie = '';

beforeEach(async () => {
  for (const table of ['pages', 'placements']) await env.APP.exec(`DELETE FROM ${table}`);
  clearPlacementCache(env.APP);
  ({ cookie } = await createTestUser('admin'));
});

async function write(slug: string, form: object): Promise<PageAnswer> {
  const body = { title: 'Of vines', slug, content: '<p>Fig trees</p>', ...form };
  const response = await sendRequest('POST', '/api/admin/pages', { cookie, body });
  expect(response.status).toBe(201);
  return pageAnswer.parse(await response.json());
}

async function change({ id, revision }: PageAnswer, form: object): Promise<PageAnswer> {
  const response = await sendRequest('PUT', `/api/admin/pages/${id}`, { cookie, body: { ...form, revision } });
  expect(response.status).toBe(200);
  return pageAnswer.parse(await response.json());
}

const inFooter = async () => placementsAnswer.parse(await (await requestApp('/api/placements')).json()).pages;
const siteHasAny = async () => (await (await requestApp('/api/site')).json<{ notices: string }>()).notices !== '';
const footOf = (html: string): string => html.slice(html.indexOf('</main>'));

describe('the footer of all pages', () => {
  test('links to pages that are enabled for it, and has no list without such pages', async () => {
    await write('quiet', {});
    expect(await siteHasAny()).toBe(false);
    expect(await inFooter()).toEqual([]);
    expect(await (await requestApp('/results?q=gold')).text()).not.toContain('class="placed');
    const page = await write('about-us', { title: 'About <us> & you', inFooter: true });
    expect(page).toMatchObject({ inFooter: true, inSearch: false });
    expect(await siteHasAny()).toBe(true);
    expect(await inFooter()).toEqual([{ title: 'About <us> & you', path: '/pages/about-us' }]);
    const foot = footOf(await (await requestApp('/results?q=gold')).text());
    const resources = foot.slice(foot.indexOf('Resources'), foot.indexOf('Bible Versions'));
    expect(resources).toContain('<a href="/pages/about-us" dir="auto">About &lt;us&gt; &amp; you</a>');
    expect(foot.split('/pages/about-us')).toHaveLength(2);
    await change(page, { inFooter: false });
    expect(await inFooter()).toEqual([]);
  });

  test.each([
    ['a draft', { active: false }],
    ['one whose date has not come', { publishAt: '2999-01-01T00:00:00Z' }],
  ])('does not link to %s', async (_, form) => {
    await write('hidden', { inFooter: true, ...form });
    expect(await inFooter()).toEqual([]);
    expect(await siteHasAny()).toBe(false);
  });

  test('does not link to a deleted page', async () => {
    const { id } = await write('gone', { inFooter: true });
    expect(await inFooter()).toHaveLength(1);
    await sendRequest('DELETE', `/api/admin/pages/${id}`, { cookie });
    expect(await inFooter()).toEqual([]);
  });
});

describe('a search', () => {
  const search = async (q: string) => {
    const main = mainOf(await (await requestApp(`/results?q=${encodeURIComponent(q)}`)).text());
    const list = /<ul class="found-pages">(.*?)<\/ul>/s.exec(main)?.[1] ?? '';
    return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  };

  test('lists enabled pages above the verses by the beginnings of their words, title matches first', async () => {
    await write('text', {
      title: 'A history',
      content: '<p>Beginning of Ophir &amp; <b>sil</b>ver</p>',
      inSearch: true,
    });
    await write('title', { title: 'The beginning', inSearch: true });
    await write('not-ticked', { title: 'Beginning' });
    await write('draft-of-gold', { title: 'Beginning', inSearch: true, active: false });
    await write('later', { title: 'Beginning', inSearch: true, publishAt: '2999-01-01T00:00:00Z' });
    expect(await search('beginning')).toEqual(['/pages/title', '/pages/text']);
    expect(await search('BEGINNING ophir')).toEqual(['/pages/text']);
    expect(await search('beginnings')).toEqual([]);
    expect(await search('ginning')).toEqual([]);
    // "amp" is part of the markup and not a word of the page.
    expect(await search('amp')).toEqual([]);
    const main = mainOf(await (await requestApp('/results?q=beginning')).text());
    expect(main.indexOf('found-pages')).toBeLessThan(main.indexOf('class="hit'));
  });

  test('finds Hebrew with and without nikud, and ignores search operators', async () => {
    await write('shalom', { title: 'שָׁלוֹם', inSearch: true });
    expect(await search('שלום')).toEqual(['/pages/shalom']);
    for (const q of ['%', '_', "' OR 1=1 --", '"', '*']) expect(await search(q)).toEqual([]);
  });

  test('finds the current text of a changed page, and not its old text', async () => {
    const page = await write('changing', { title: 'Silver', inSearch: true });
    expect(await search('silver')).toEqual(['/pages/changing']);
    await change(page, { title: 'Copper' });
    expect(await search('silver')).toEqual([]);
    expect(await search('copper')).toEqual(['/pages/changing']);
  });

  test('lists no pages if none is enabled for search', async () => {
    await write('gold', { title: 'Gold', inFooter: true });
    const html = await (await requestApp('/results?q=gold')).text();
    expect(html).not.toContain('"pages":{');
    expect(mainOf(html)).not.toContain('found-pages');
  });
});
