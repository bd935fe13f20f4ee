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
const site = { nameLine: 'of the <b>college</b>', registrationOpen: true, defaultVersion: 'web', analytics: true };
const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

it('puts the line beside the name, as text, and remembers it for the next page', async () => {
  answer(200, JSON.stringify(site));
  await renewSiteSettings();
  expect(lines()).toEqual([site.nameLine, site.nameLine]);
  expect(document.querySelector('b')).toBeNull();
  expect(readSiteSettings()).toEqual({ nameLine: site.nameLine, defaultVersion: 'web' });
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

it.each(['', 'null', '{', '[]', '{"nameLine":5}'])('knows nothing where "%s" is kept', async (kept) => {
  localStorage.setItem('site', kept);
  await showNameLine();
  expect(readSiteSettings()).toEqual({ nameLine: '', defaultVersion: '' });
  expect(lines()).toEqual([undefined, undefined]);
});
