import { expect, test } from 'vitest';
import { formatBrowseUrl, defaultParams, parseBrowseParams, type BrowseParams } from './browse-url.ts';

test.each<[string, Partial<BrowseParams>, string]>([
  ['', {}, '/lexicon'],
  [
    '?query=love&language=greek&limit=50&page=3',
    { query: 'love', language: 'greek', limit: 50, page: 3 },
    '/lexicon/search?query=love&language=greek&limit=50&page=3',
  ],
  ['?language=latin&limit=x&page=-2', {}, '/lexicon'],
  ['?query=%3Cb%3E', { query: '<b>' }, '/lexicon/search?query=%3Cb%3E'],
])('parses the query "%s" and formats its URL', (search, expected, address) => {
  const params = parseBrowseParams(search);
  expect(params).toEqual({ ...defaultParams, ...expected });
  expect(formatBrowseUrl(params)).toBe(address);
});
