// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticesHash, placementsHtml } from '#data/site/contract/placements-html.ts';
import { placement } from '#data/site/contract/placements.ts';
import { readSiteSettings } from '../client/read-site-settings.ts';
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
  passwordByMail: false,
  versions: {},
  defaultVersion: 'web',
  parallelByDefault: false,
  analytics: true,
  notices: '',
};
const respond = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

it('shows the line next to the name as text and stores it for the next page', async () => {
  respond(200, JSON.stringify(site));
  await renewSiteSettings();
  expect(lines()).toEqual([site.nameLine, site.nameLine]);
  expect(document.querySelector('b')).toBeNull();
  expect(readSiteSettings()).toEqual({
    nameLine: site.nameLine,
    defaultVersion: 'web',
    parallelByDefault: false,
    versions: {},
  });
});

it('removes the line when the site has none anymore', async () => {
  respond(200, JSON.stringify(site));
  await renewSiteSettings();
  respond(200, JSON.stringify({ ...site, nameLine: '' }));
  await renewSiteSettings();
  expect(lines()).toEqual([undefined, undefined]);
});

it.each([
  ['an error', () => respond(503, '{"message":"Away.","code":"unavailable"}')],
  [
    'no network',
    () =>
      vi.stubGlobal('fetch', async () => {
        throw new TypeError('Failed to fetch');
      }),
  ],
])('preserves the stored settings after %s', async (_, fail) => {
  respond(200, JSON.stringify(site));
  await renewSiteSettings();
  fail();
  await renewSiteSettings();
  expect(readSiteSettings().defaultVersion).toBe('web');
  expect(lines()[0]).toBe(site.nameLine);
});

it.each(['', 'null', '{', '[]', '{"nameLine":5,"parallelByDefault":"true"}'])(
  'uses the defaults if "%s" is stored',
  async (storedValue) => {
    localStorage.setItem('site', storedValue);
    await showNameLine();
    expect(readSiteSettings()).toEqual({ nameLine: '', defaultVersion: '', parallelByDefault: false, versions: {} });
    expect(lines()).toEqual([undefined, undefined]);
  },
);

it('renames and hides versions in the lists of a page that was built before the change', async () => {
  document.body.innerHTML +=
    '<ul><li><a href="/bible/web">World English Bible</a></li><li><a href="/bible/geneva">Geneva</a></li></ul><footer class="foot"><li data-version="geneva">Geneva</li><li data-version="web">WEB</li></footer><a href="/bible/web/john/3">John 3</a>';
  const versions = { web: { name: 'World <b>' }, geneva: { isHidden: true } };
  respond(200, JSON.stringify({ ...site, versions }));
  await renewSiteSettings();
  const items = [...document.querySelectorAll('li')].map((item) => [item.textContent, item.hidden]);
  expect(items).toEqual([
    ['World <b>', false],
    ['Geneva', true],
    ['Geneva', true],
    ['World <b>', false],
  ]);
  expect(document.body.textContent).toContain('John 3');
  expect(readSiteSettings().versions).toEqual(versions);
});

it('changes no list of a page that was built after the change', async () => {
  document.body.innerHTML +=
    '<ul><li><a href="/bible/geneva">A link of a custom page</a></li></ul><footer class="foot"><li data-version="web">World Bible</li></footer>';
  const versions = { web: { name: 'World Bible' }, geneva: { isHidden: true as const } };
  respond(200, JSON.stringify({ ...site, versions }));
  await renewSiteSettings();
  expect([...document.querySelectorAll('li')].map(({ textContent, hidden }) => [textContent, hidden])).toEqual([
    ['A link of a custom page', false],
    ['World Bible', false],
  ]);
});

const advertisement = {
  id: '1',
  kind: 'advertisement',
  title: 'Olive oil',
  html: '<p>Pressed by hand</p>',
  position: 'footer',
  href: null,
};
/** Mocks the responses of the site. Returns the requested paths. */
function siteWith(notices: string, placements: object[]): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return new Response(JSON.stringify(path === '/api/site' ? { ...site, notices } : { placements, pages: [] }));
  });
  return requests;
}
const titles = (): (string | null)[] => [...document.querySelectorAll('.placed h2')].map((title) => title.textContent);
/** Replaces the page and preserves the storage, as when the next page opens. */
function openNextPage(): void {
  document.body.innerHTML = '<a class="brand">Lexicon</a><footer class="foot"></footer>';
}
const hashOf = (placements: (typeof advertisement)[]): string =>
  noticesHash({ placements: placements.map((each) => placement.parse(each)), pages: [] });

it('requests placements if the site has others than the page, and shows them', async () => {
  const requests = siteWith(hashOf([advertisement]), [advertisement]);
  await renewSiteSettings();
  await waitFor(() => expect(titles()).toEqual(['Olive oil']));
  expect(requests).toEqual(['/api/site', '/api/placements']);

  const shownHash = document.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
  const again = siteWith(shownHash, []);
  await renewSiteSettings();
  expect(again).toEqual(['/api/site']);
  expect(titles()).toEqual(['Olive oil']);
});

it('removes the placements of a page without a request if the site has none', async () => {
  document.body.innerHTML += placementsHtml({ placements: [placement.parse(advertisement)], pages: [] }, '/');
  expect(titles()).toEqual(['Olive oil']);
  const requests = siteWith('', []);
  await renewSiteSettings();
  await waitFor(() => expect(titles()).toEqual([]));
  expect(document.querySelector('[data-of]')).toBeNull();
  expect(requests).toEqual(['/api/site']);
});

it('requests placements once for all pages until they change', async () => {
  const requests = siteWith(hashOf([advertisement]), [advertisement]);
  for (let pages = 0; pages < 3; pages += 1) {
    openNextPage();
    await renewSiteSettings();
    await waitFor(() => expect(titles()).toEqual(['Olive oil']));
  }
  expect(requests.filter((path) => path === '/api/placements')).toHaveLength(1);

  const changed = { ...advertisement, title: 'Figs' };
  const later = siteWith(hashOf([changed]), [changed]);
  openNextPage();
  await renewSiteSettings();
  await waitFor(() => expect(titles()).toEqual(['Figs']));
  expect(later).toEqual(['/api/site', '/api/placements']);
});

describe('a response that is older than the hash', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is shown and requested again a minute later', async () => {
    const changed = { ...advertisement, title: 'Figs' };
    const requests = siteWith(hashOf([changed]), [advertisement]);
    for (let pages = 0; pages < 2; pages += 1) {
      openNextPage();
      await renewSiteSettings();
      await waitFor(() => expect(titles()).toEqual(['Olive oil']));
    }
    expect(requests.filter((path) => path === '/api/placements')).toHaveLength(1);

    vi.setSystemTime(Date.now() + 61_000);
    const later = siteWith(hashOf([changed]), [changed]);
    openNextPage();
    await renewSiteSettings();
    await waitFor(() => expect(titles()).toEqual(['Figs']));
    expect(later).toEqual(['/api/site', '/api/placements']);
  });

  it.each([
    ['/api/placements', ['/api/site', '/api/placements', '/api/site'], ['/api/site', '/api/placements']],
    ['/api/site', ['/api/site'], ['/api/site', '/api/placements']],
  ])('is not requested again by each page if %s fails', async (failing, first, afterwards) => {
    const mark = hashOf([advertisement]);
    const requests: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push(path);
      if (path === failing) throw new TypeError('Failed to fetch');
      return Response.json({ ...site, notices: mark });
    });
    await renewSiteSettings();
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(failing === '/api/site' ? 0 : 1));
    openNextPage();
    await renewSiteSettings();
    expect(requests).toEqual(first);
    expect(titles()).toEqual([]);

    vi.setSystemTime(Date.now() + 61_000);
    const later = siteWith(mark, [advertisement]);
    await renewSiteSettings();
    await waitFor(() => expect(titles()).toEqual(['Olive oil']));
    expect(later).toEqual(afterwards);
  });
});

it.each(['', 'null', '{', '[]', '{"mark":5}', '{"mark":"0000abcd","askedAt":1,"answer":{"placements":1}}'])(
  'requests placements if "%s" is stored',
  async (stored) => {
    localStorage.setItem('notices', stored);
    const requests = siteWith(hashOf([advertisement]), [advertisement]);
    await renewSiteSettings();
    await waitFor(() => expect(titles()).toEqual(['Olive oil']));
    expect(requests).toEqual(['/api/site', '/api/placements']);
  },
);
