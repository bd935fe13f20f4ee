import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { parseSearch } from '#data/search/language/parse.ts';
import type { SearchQuery } from '#data/search/language/tree.ts';
import { queryFor } from './run-search.ts';

function query(text: string): SearchQuery {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return parsed.query;
}

test('converts references to the versification of the version and leaves other queries unchanged', async () => {
  const [reference, words] = [query('Malachi 4:1'), query('beginning')];
  expect(await queryFor(env.LIBRARY, reference, smallVersions.kjv)).toBe(reference);
  expect(await queryFor(env.LIBRARY, words, smallVersions.wlc)).toBe(words);
  // Malachi 4:1 is 3:19 in Hebrew Bibles.
  const { node } = await queryFor(env.LIBRARY, reference, smallVersions.wlc);
  expect(node.kind === 'reference' && node.ranges).toContainEqual([39_003_019, 39_003_019]);
});
