// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSiteSettings } from '../islands/shared/site-settings.ts';
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

it('asks for advertisements where the site has others than the page, and shows them in their place', async () => {
  const asked = siteWith('0000abcd', [advertisement]);
  await renewSiteSettings();
  await vi.waitFor(() => expect(titles()).toEqual(['Olive oil']));
  expect(asked).toEqual(['/api/site', '/api/placements']);

  const shown = document.querySelector<HTMLElement>('[data-of]')?.dataset['of'] ?? '';
  const again = siteWith(shown, []);
  await renewSiteSettings();
  expect(again).toEqual(['/api/site']);
  expect(titles()).toEqual(['Olive oil']);

  siteWith('', []);
  await renewSiteSettings();
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(document.querySelector('[data-of]')).toBeNull();
});
