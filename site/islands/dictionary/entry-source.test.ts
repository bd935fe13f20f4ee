import { expect, test } from 'vitest';
import { defaultParams, type BrowseParams } from '#data/dictionary/contract/browse-url.ts';
import { staticNumbers } from './entry-source.ts';

test.each<[Partial<BrowseParams>, number | undefined, string | undefined]>([
  [{}, 14197, 'H1'],
  [{ language: 'greek' }, 5523, 'G1'],
  [{ query: 'h0430' }, 1, 'H430'],
  [{ query: '26' }, 2, 'H26'],
  [{ query: '26', language: 'greek' }, 1, 'G26'],
  [{ query: 'G2717' }, undefined, undefined],
  [{ query: 'love' }, undefined, undefined],
])('%j is answered from the static files with %s numbers, the first being %s', (params, count, first) => {
  const numbers = staticNumbers({ ...defaultParams, ...params });
  expect(numbers?.length).toBe(count);
  expect(numbers?.[0]).toBe(first);
});
