import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { encodeTextPack } from './encode-text-pack.ts';
import { makeIndex, lowerBoundOfVerse } from './memory-index.ts';
import { ascending, findPhrase, versesOfAny, positionsOf, versesOf } from './positions.ts';
import { termRange } from './column.ts';

const texts = ['in the beginning', 'the word in the beginning', 'the the end', 'begin', 'in the'];
const head = { edition: 'test', version: smallVersions.web, library: { verses: 5, terms: 9 }, runs: [], halves: [] };
const index = makeIndex(
  decodeTextPack(
    encodeTextPack(
      head,
      texts.map((text, at) => ({ id: 1_001_001 + 2 * at, text, marks: {} })),
      () => 1,
    ),
  ),
);
const column = index.text;

it.each<[words: string, prefix: boolean, positions: number[], verses: number[]]>([
  ['the', false, [1, 3, 6, 8, 9, 13], [0, 1, 2, 4]],
  ['in the', false, [0, 5, 12], [0, 1, 4]],
  ['in the beginning', false, [0, 5], [0, 1]],
  ['the the', false, [8], [2]],
  ['the word', false, [3], [1]],
  ['beg', true, [2, 7, 11], [0, 1, 3]],
  ['the beg', true, [1, 6], [0, 1]],
  ['beg', false, [], []],
  ['word', false, [4], [1]],
  // A phrase does not extend from one verse into the next, nor past the last.
  ['beginning the', false, [], []],
  ['the end begin', false, [], []],
  ['the beginning word', false, [], []],
  ['unknown the', false, [], []],
])('finds %s (as a prefix: %s) at %j', (words, prefix, positions, verses) => {
  const hits = findPhrase(column, words.split(' '), prefix);
  expect([...ascending(hits)]).toEqual(positions);
  expect([...versesOf(hits)]).toEqual(verses);
  // A second search returns the same from the cache.
  expect([...ascending(findPhrase(column, words.split(' '), prefix))]).toEqual(positions);
});

it('finds nothing for no words', () => {
  expect([...findPhrase(column, [], false).positions]).toEqual([]);
});

it('sorts the positions of several terms, and lists each verse once', () => {
  const hits = positionsOf(column, termRange(column, 'beg', true));
  expect(hits.ascending).toBe(false);
  expect([...ascending(hits)]).toEqual([2, 7, 11]);
  expect([...versesOf(hits)]).toEqual([0, 1, 3]);
  const both = [findPhrase(column, ['in'], false), findPhrase(column, ['end'], false)];
  expect([...versesOfAny(both, texts.length)]).toEqual([0, 1, 2, 4]);
  expect([...versesOfAny([], texts.length)]).toEqual([]);
});

it.each([
  [1_001_000, 0],
  [1_001_001, 0],
  [1_001_002, 1],
  [1_001_003, 1],
  [1_001_009, 4],
  [1_001_010, 5],
])('finds the first verse that is not before %i at %i', (id, expected) => {
  expect(lowerBoundOfVerse(index, id)).toBe(expected);
});
