import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import { parseSearch } from '../language/parse.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { encodeTextPack } from './encode-text-pack.ts';
import { makeIndex } from './memory-index.ts';
import { rankVerses } from './rank-verses.ts';
import type { PackedVerse } from './text-pack.ts';

/** All versions together: a hundred verses of four words and numbers each. */
const library = { verses: 100, terms: 400 };
/** The verses of all versions that have each word, number or parsing. */
const everywhere: Record<string, number> = { faith: 10, hope: 20, hop: 4, love: 60, joy: 5, peace: 30 };
const numbersEverywhere = 8;

const verses: PackedVerse[] = [
  { id: 1_001_001, text: 'faith hope', marks: {} },
  { id: 1_001_002, text: 'faith faith love', marks: { words: [[12, 16, 'G26']] } },
  {
    id: 1_001_003,
    text: 'hope love joy',
    marks: {
      words: [
        [5, 9, 'G26'],
        [10, 13, 'G5479'],
      ],
    },
  },
  { id: 1_001_004, text: 'hop peace', marks: {} },
];
const index = makeIndex(
  decodeTextPack(
    encodeTextPack(
      { edition: 'test', version: smallVersions.kjv, library, runs: [], halves: [] },
      verses,
      (term) => everywhere[term] ?? numbersEverywhere,
    ),
  ),
);

/** The words and numbers of each verse. */
const lengths = [2, 4, 5, 2];

/**
 * bm25 as the documentation of FTS5 defines it, with k1 = 1.2 and b = 0.75, for a phrase that occurs `times` in a verse
 * and is in `inVerses` verses of the library. A phrase in more than half of them has nearly no weight. The best are
 * lowest.
 */
function bm25(times: number, inVerses: number, verse: number): number {
  const rarity = Math.log((library.verses - inVerses + 0.5) / (inVerses + 0.5));
  const average = library.terms / library.verses;
  const frequency = (times * 2.2) / (times + 1.2 * (0.25 + (0.75 * (lengths[verse] ?? 0)) / average));
  return -(rarity > 0 ? rarity : 1e-6) * frequency;
}

function ranks(text: string): number[] | undefined {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(text);
  const scores = rankVerses(parsed.query.node, index);
  return scores && [...scores];
}

it.each<[query: string, ranks: number[]]>([
  ['faith', [bm25(1, 10, 0), bm25(2, 10, 1), 0, 0]],
  ['joy', [0, 0, bm25(1, 5, 2), 0]],
  ['unknown', [0, 0, 0, 0]],
  // In more than half of the verses.
  ['love', [0, bm25(1, 60, 1), bm25(1, 60, 2), 0]],
  ['faith hope', [bm25(1, 10, 0) + bm25(1, 20, 0), 0, 0, 0]],
  ['faith OR hope', [bm25(1, 10, 0) + bm25(1, 20, 0), bm25(2, 10, 1), bm25(1, 20, 2), 0]],
  ['faith -hope', [0, bm25(2, 10, 1), 0, 0]],
  // A verse that an excluded stem removes has no rank.
  ['faith -~hope', [0, bm25(2, 10, 1), 0, 0]],
  ['(faith OR hope) -joy', [bm25(1, 10, 0) + bm25(1, 20, 0), bm25(2, 10, 1), 0, 0]],
  // A word counts only where everything that it is part of matches.
  ['(faith hope) OR joy', [bm25(1, 10, 0) + bm25(1, 20, 0), 0, bm25(1, 5, 2), 0]],
  ['(faith OR hope) love', [0, bm25(2, 10, 1) + bm25(1, 60, 1), bm25(1, 20, 2) + bm25(1, 60, 2), 0]],
  // A phrase is estimated by its rarest word: "hope" is in two verses here and in 20 of all.
  ['"faith hope"', [bm25(1, 10, 0), 0, 0, 0]],
  ['"love joy"', [0, 0, bm25(1, 5, 2), 0]],
  ['"faith joy"', [0, 0, 0, 0]],
  // The words with this prefix are in three verses here and in 24 of all.
  ['hop*', [bm25(1, 24, 0), 0, bm25(1, 24, 2), bm25(1, 24, 3)]],
  ['fai*', [bm25(1, 10, 0), bm25(2, 10, 1), 0, 0]],
  ['G26', [0, bm25(1, 8, 1), bm25(1, 8, 2), 0]],
  ['G26 faith', [0, bm25(1, 8, 1) + bm25(2, 10, 1), 0, 0]],
  ['love G26', [0, bm25(1, 60, 1) + bm25(1, 8, 1), bm25(1, 60, 2) + bm25(1, 8, 2), 0]],
  ['joy G26', [0, 0, bm25(1, 5, 2) + bm25(1, 8, 2), 0]],
  ['case:faith', [bm25(1, 10, 0), bm25(2, 10, 1), 0, 0]],
  ['~hope', [bm25(1, 20, 0), 0, bm25(1, 20, 2), 0]],
  ['faith NEAR hope', [bm25(1, 10, 0) + bm25(1, 20, 0), 0, 0, 0]],
  // Verses of either side count, near or not. The distance is checked later.
  ['faith PROX(1) joy', [bm25(1, 10, 0), bm25(2, 10, 1), bm25(1, 5, 2), 0]],
  ['faith John 3:16', [bm25(1, 10, 0), bm25(2, 10, 1), 0, 0]],
])('ranks the verses of %s', (query, expected) => {
  const scores = ranks(query);
  expect(scores).toHaveLength(expected.length);
  for (const [at, rank] of expected.entries()) expect(scores?.[at]).toBeCloseTo(rank, 12);
});

it.each(['John 3:16', 'faith OR John 3:16'])('has no rank for %s', (query) => {
  expect(ranks(query)).toBeUndefined();
});
