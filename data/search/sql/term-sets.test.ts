import { expect, it } from 'vitest';
import type { SearchNode } from '../language/tree.ts';
import { anyVerse } from './count-index-words.ts';
import { verseIndexesOf, type TermRow } from './term-sets.ts';
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
