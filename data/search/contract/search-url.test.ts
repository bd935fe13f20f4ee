import { expect, it } from 'vitest';
import { formatSearchUrl, tryParseSearchUrl } from './search-url.ts';

const urls: [given: string, expected: string | undefined][] = [
  ['/results?q=gold', '/results?q=gold'],
  ['/results?q=gold&db=DB1&page=1&parallel=false', '/results?q=gold'],
  ['/results?q=gold&version=web&page=2', '/results?q=gold&db=web&page=2'],
  ['/results?q=gold&parallel=on&beside=+web&page=2', '/results?q=gold&page=2&parallel=true&beside=web'],
  ['/results?q=gold&parallel=true&beside=', '/results?q=gold&parallel=true'],
  ['/strongs-results?q=H430&page=-1', '/strongs-results?q=H430'],
  ['/results?q=love+%26+G26&order=relevance&strongs=on', '/results?q=love+%26+G26&order=relevance&strongs=true'],
  ['/results?q=gold&db=kjv', '/results?q=gold&db=kjv'],
  ['/results?q=gold&db=kjv_strongs', '/results?q=gold&db=kjv_strongs'],
  ['/results?q=gold&db=kjv_strongs&strongs=true', '/results?q=gold&db=kjv_strongs'],
  ['/results?q=gold&db=kjv_strongs&strongs=false', '/results?q=gold&db=kjv_strongs&strongs=false'],
  ['/strongs-results?q=gold&strongs=true', '/strongs-results?q=gold'],
  ['/strongs-results?q=gold&strongs=false', '/strongs-results?q=gold&strongs=false'],
  ['/lexicon/H430', undefined],
];
it.each(urls)('reads %s as %s', (url, expected) => {
  const address = tryParseSearchUrl(new URL(url, 'https://lexicon.example'));
  expect(address && formatSearchUrl(address)).toBe(expected);
});

it.each([
  ['/results?q=gold', '/results?q=gold', true],
  ['/results?q=gold&parallel=true', '/results?q=gold', true],
  ['/results?q=gold&parallel=false', '/results?q=gold&parallel=false', false],
  // As a form without scripts sends it: the check box, and its value when it is not checked.
  ['/results?q=gold&parallel=true&parallel=false', '/results?q=gold', true],
])('when results are parallel by default, reads %s as %s', (url, expected, isOn) => {
  const address = tryParseSearchUrl(new URL(url, 'https://lexicon.example'), true);
  expect(address?.parallel).toBe(isOn);
  expect(address && formatSearchUrl(address)).toBe(expected);
});

it('shows numbers by default only for the version code and the path that are named after them, or on request', () => {
  const strongs = (search: string, pathname = '/results'): boolean | undefined =>
    tryParseSearchUrl({ pathname, search })?.strongs;
  expect(strongs('?q=gold&db=kjv_strongs')).toBe(true);
  expect(strongs('?q=gold&db=kjv_strongs&strongs=false')).toBe(false);
  expect(strongs('?q=gold&db=kjv')).toBe(false);
  expect(strongs('?q=gold')).toBe(false);
  // As the home page sends a search with "Strong's numbers" on.
  expect(strongs('?q=gold&version=kjv&parallel=false', '/strongs-results')).toBe(true);
  expect(strongs('?q=gold&strongs=false', '/strongs-results')).toBe(false);
});
