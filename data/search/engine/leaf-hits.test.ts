import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { parseSearch } from '../language/parse.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { encodeTextPack } from './encode-text-pack.ts';
import { nearHits } from './leaf-hits.ts';
import { makeIndex } from './memory-index.ts';
import { ascending, versesOf } from './positions.ts';

/**
 * Each verse begins with a word that the query for the previous verse needs, so that the two words are adjacent across
 * the end of the verse.
 */
const texts = ['faith love', 'hope love joy', 'hope', 'love hope peace', 'love'];
const head = { edition: 'test', version: smallVersions.web, library: { verses: 5, terms: 10 }, runs: [], halves: [] };
const index = makeIndex(
  decodeTextPack(
    encodeTextPack(
      head,
      texts.map((text, at) => ({ id: 1_001_001 + at, text, marks: {} })),
      () => 1,
    ),
  ),
);

it.each<[query: string, verses: number[], positions: number[][]]>([
  [
    'love NEAR hope',
    [1, 3],
    [
      [3, 6],
      [2, 7],
    ],
  ],
  [
    'hope NEAR love',
    [1, 3],
    [
      [2, 7],
      [3, 6],
    ],
  ],
  ['faith NEAR hope', [], [[], []]],
  ['joy NEAR hope', [1], [[4], [2]]],
  ['peace NEAR love', [3], [[8], [6]]],
])('matches %s only within a verse', (query, verses, positions) => {
  const parsed = parseSearch(query);
  if (parsed.kind !== 'query' || parsed.query.node.kind !== 'near-words') throw new Error(query);
  const hits = nearHits(index, parsed.query.node);
  expect(hits.map((each) => [...ascending(each)])).toEqual(positions);
  for (const each of hits) expect([...versesOf(each)]).toEqual(verses);
});
