import { expect, it } from 'vitest';
import type { SearchNode } from '../language/tree.ts';
import { anyVerse } from './count-index-words.ts';
import { parseSearch } from '../language/parse.ts';
import { searchStatements } from './statements.ts';
import { occurrencesOf, verseIndexesOf, type TermRow } from './term-sets.ts';
import { formatGap } from './verse-list.ts';

const word = (text: string): SearchNode => ({ kind: 'words', text, words: [text], prefix: false });
const without = (part: SearchNode): SearchNode => ({ kind: 'and', parts: [{ kind: 'not', part }] });

function row(term: string, verses: readonly number[]): TermRow {
  const postingList = verses.map((verse, at) => formatGap(verse - (verses[at - 1] ?? -1))).join('');
  return { word: term, stem: '', verses: verses.length, occurrences: verses.length, books: [], postingList };
}

/** Four verses: "faith", "faith hope", "hope" and "love". */
const rows: TermRow[] = [
  { ...row(anyVerse, []), verses: 4 },
  row('faith', [0, 1]),
  row('hope', [1, 2]),
  row('love', [3]),
];

it.each<[what: string, node: SearchNode, rows: readonly TermRow[], postingList: number[]]>([
  ['a word', word('faith'), rows, [0, 1]],
  ['either of two words', { kind: 'or', parts: [word('faith'), word('love')] }, rows, [0, 1, 3]],
  ['both of two words', { kind: 'and', parts: [word('faith'), word('hope')] }, rows, [1]],
  ['one word without another', { kind: 'and', parts: [word('faith'), { kind: 'not', part: word('hope') }] }, rows, [0]],
  ['no more than that a word is missing', without(word('faith')), rows, [2, 3]],
  ['that a word is missing which no verse has', without(word('joy')), rows, [0, 1, 2, 3]],
  ['that a word is missing, in a version without verses', without(word('faith')), [], []],
])('finds the verses that have %s', (_, node, all, expected) => {
  expect([...verseIndexesOf(node, all)]).toEqual(expected);
});

/** `[V-AA*]` is six beginnings of terms, `[Vqp3ms]` the Hebrew and the Aramaic term. */
it.each(['[V-AA*]', '[participle]', '[Vqp3ms]', '[aorist imperative]', '[V-AAI-3S] OR love'])(
  'counts %s from terms, without reading the index',
  (text) => {
    const parsed = parseSearch(text);
    if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
    const { totals, count } = searchStatements(parsed.query, {
      versionId: 1,
      hasRenderings: false,
      page: 1,
      pageSize: 30,
      byBook: true,
    });
    expect([totals !== undefined, count]).toEqual([true, undefined]);
    expect(totals?.params.length).toBeLessThan(10);
  },
);

it('adds up the words of several parsings, each term once', () => {
  const parsings: SearchNode = {
    kind: 'morphology',
    text: '',
    terms: [
      { term: 'va', prefix: true },
      { term: 'vab', prefix: true },
      { term: 'vb', prefix: false },
    ],
  };
  const terms = [row('vaa', [0, 1]), row('vab', [1, 2]), row('vb', [3]), row('vbc', [0])];
  expect([...verseIndexesOf(parsings, terms)]).toEqual([0, 1, 2, 3]);
  expect(occurrencesOf(parsings, terms)).toBe(5);
});
