// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticesMark, placementsHtml } from '#data/site/contract/placements-html.ts';
import { placement } from '#data/site/contract/placements.ts';
import { readSiteSettings } from '../client/site-settings.ts';
import { renewSiteSettings, showNameLine } from './site-settings.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<a class="brand">Lexicon</a><footer class="foot"></footer>';
});
afterEach(() => vi.unstubAllGlobals());

const lines = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.brand, .foot')].map(({ dataset }) => dataset['line']);
const site = {
  nameLine: 'of the <b>college</b>',
  registrationOpen: true,
  defaultVersion: 'web',
  parallelByDefault: false,
  analytics: true,
  notices: '',
};
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

it('puts the line beside the name, as text, and remembers it for the next page', async () => {
  answer(200, JSON.stringify(site));
  await renewSiteSettings();
  expect(lines()).toEqual([site.nameLine, site.nameLine]);
  expect(document.querySelector('b')).toBeNull();
  expect(readSiteSettings()).toEqual({ nameLine: site.nameLine, defaultVersion: 'web', parallelByDefault: false });
});

it('takes the line away when there is none any more', async () => {
  answer(200, JSON.stringify(site));
  await renewSiteSettings();
  answer(200, JSON.stringify({ ...site, nameLine: '' }));
  await renewSiteSettings();
  expect(lines()).toEqual([undefined, undefined]);
});

it.each([
  ['an error', () => answer(503, '{"message":"Away.","code":"unavailable"}')],
  [
    'no network',
    () =>
      vi.stubGlobal('fetch', async () => {
        throw new TypeError('Failed to fetch');
      }),
  ],
])('leaves what was known after %s', async (_, fail) => {
  answer(200, JSON.stringify(site));
  await renewSiteSettings();
  fail();
  await renewSiteSettings();
  expect(readSiteSettings().defaultVersion).toBe('web');
  expect(lines()[0]).toBe(site.nameLine);
});

it.each(['', 'null', '{', '[]', '{"nameLine":5,"parallelByDefault":"true"}'])(
  'knows nothing where "%s" is kept',
  async (kept) => {
    localStorage.setItem('site', kept);
    await showNameLine();
    expect(readSiteSettings()).toEqual({ nameLine: '', defaultVersion: '', parallelByDefault: false });
    expect(lines()).toEqual([undefined, undefined]);
  },
);

const advertisement = {
  id: '1',
  kind: 'advertisement',
  title: 'Olive oil',
  html: '<p>Pressed by hand</p>',
  position: 'footer',
  href: null,
};
/** Answers as the site does; returns what was asked. */
function siteWith(notices: string, placements: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path === '/api/site' ? { ...site, notices } : { placements, pages: [] }));
  });
  return asked;
}
const titles = (): (string | null)[] => [...document.querySelectorAll('.placed h2')].map((title) => title.textContent);
/** Leaves what the device stores, as the way to the next page does. */
function openNextPage(): void {
  document.body.innerHTML = '<a class="brand">Lexicon</a><footer class="foot"></footer>';
}
const markOf = (placements: (typeof advertisement)[]): string =>
  noticesMark({ placements: placements.map((each) => placement.parse(each)), pages: [] });

it('asks for advertisements where the site has others than the page, and shows them in their place', async () => {
  const asked = siteWith(markOf([advertisement]), [advertisement]);
  await renewSiteSettings();
  await vi.waitFor(() => expect(titles()).toEqual(['Olive oil']));
  expect(asked).toEqual(['/api/site', '/api/placements']);

  const shown = document.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
  const again = siteWith(shown, []);
  await renewSiteSettings();
  expect(again).toEqual(['/api/site']);
  expect(titles()).toEqual(['Olive oil']);
});

it('removes the notices of a page without a call where the site has none', async () => {
  document.body.innerHTML += placementsHtml({ placements: [placement.parse(advertisement)], pages: [] }, '/');
  expect(titles()).toEqual(['Olive oil']);
  const asked = siteWith('', []);
  await renewSiteSettings();
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(document.querySelector('[data-of]')).toBeNull();
  expect(asked).toEqual(['/api/site']);
});

it('asks once for all pages, until the site has other notices', async () => {
  const asked = siteWith(markOf([advertisement]), [advertisement]);
  for (let pages = 0; pages < 3; pages += 1) {
    openNextPage();
    await renewSiteSettings();
    await vi.waitFor(() => expect(titles()).toEqual(['Olive oil']));
  }
  expect(asked.filter((path) => path === '/api/placements')).toHaveLength(1);

  const changed = { ...advertisement, title: 'Figs' };
  const later = siteWith(markOf([changed]), [changed]);
  openNextPage();
  await renewSiteSettings();
  await vi.waitFor(() => expect(titles()).toEqual(['Figs']));
  expect(later).toEqual(['/api/site', '/api/placements']);
});

describe('an answer that is older than the mark', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is shown, and asked for again a minute later', async () => {
    const changed = { ...advertisement, title: 'Figs' };
    const asked = siteWith(markOf([changed]), [advertisement]);
    for (let pages = 0; pages < 2; pages += 1) {
      openNextPage();
      await renewSiteSettings();
      await vi.waitFor(() => expect(titles()).toEqual(['Olive oil']));
    }
    expect(asked.filter((path) => path === '/api/placements')).toHaveLength(1);

    vi.setSystemTime(Date.now() + 61_000);
    const later = siteWith(markOf([changed]), [changed]);
    openNextPage();
    await renewSiteSettings();
    await vi.waitFor(() => expect(titles()).toEqual(['Figs']));
    expect(later).toEqual(['/api/site', '/api/placements']);
  });

  it.each([
    ['/api/placements', ['/api/site', '/api/placements', '/api/site'], ['/api/site', '/api/placements']],
    ['/api/site', ['/api/site'], ['/api/site', '/api/placements']],
  ])('or of which %s fails is not asked for by each page', async (failing, first, afterwards) => {
    const mark = markOf([advertisement]);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      if (path === failing) throw new TypeError('Failed to fetch');
      return Response.json({ ...site, notices: mark });
    });
    await renewSiteSettings();
    await vi.waitFor(() => expect(localStorage.length).toBeGreaterThan(failing === '/api/site' ? 0 : 1));
    openNextPage();
    await renewSiteSettings();
    expect(asked).toEqual(first);
    expect(titles()).toEqual([]);

    vi.setSystemTime(Date.now() + 61_000);
    const later = siteWith(mark, [advertisement]);
    await renewSiteSettings();
    await vi.waitFor(() => expect(titles()).toEqual(['Olive oil']));
    expect(later).toEqual(afterwards);
  });
});

it.each(['', 'null', '{', '[]', '{"mark":5}', '{"mark":"0000abcd","askedAt":1,"answer":{"placements":1}}'])(
  'asks where "%s" is stored',
  async (stored) => {
    localStorage.setItem('notices', stored);
    const asked = siteWith(markOf([advertisement]), [advertisement]);
    await renewSiteSettings();
    await vi.waitFor(() => expect(titles()).toEqual(['Olive oil']));
    expect(asked).toEqual(['/api/site', '/api/placements']);
  },
);
