import { expect, it } from 'vitest';
import { formatQuery } from '../language/format.ts';
import { editDistance, likelyStarts, nearestWords } from './nearest-words.ts';
import { parseSearch } from '../language/parse.ts';
import { numbersOf, replaceWord, wordsOf } from '../language/query-words.ts';
import type { SearchQuery } from '../language/tree.ts';

const distances: [from: string, to: string, distance: number][] = [
  ['faith', 'faith', 0],
  ['fiath', 'faith', 1],
  ['kitten', 'sitting', 3],
  ['fath', 'faith', 1],
  ['faiths', 'faith', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['ba', 'ab', 1],
  ['אלהים', 'אלוהים', 1],
];
it.each(distances)('%s and %s are %i apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it('puts the nearest word first, then the most frequent, and takes one slip in a short word', () => {
  const candidates = [
    { word: 'fain', verses: 9 },
    { word: 'faith', verses: 231 },
    { word: 'faint', verses: 40 },
    { word: 'far', verses: 99 },
  ];
  expect(nearestWords('faiht', candidates, 3)).toEqual(['faith', 'faint', 'fain']);
  expect(nearestWords('fai', candidates, 3)).toEqual(['far', 'fain']);
});

it.each<[word: string, candidates: string[], nearest: string[]]>([
  // Two slips in a word of five letters, one in a word of four.
  ['faith', ['faintly'], []],
  ['faith', ['fainth', 'fabths'], ['fainth', 'fabths']],
  ['gold', ['bold', 'bald', 'cold'], ['bold', 'cold']],
  // The word itself is no other one.
  ['faith', ['faith', 'faiths'], ['faiths']],
])('of %s and %j the near ones are %j', (word, candidates, nearest) => {
  const rows = candidates.map((each, at) => ({ word: each, verses: 100 - at }));
  expect(nearestWords(word, rows, 9)).toEqual(nearest);
});

it.each([
  ['fiath', ['fi', 'if', 'fa', 'ia']],
  ['aa', ['aa']],
  ['a', []],
  ['', []],
])('%s may have been meant to begin with %j', (word, starts) => {
  expect(likelyStarts(word)).toEqual(starts);
});

function query(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(text);
  return result.query;
}

it('names what a query asks for, and not what it forbids', () => {
  expect(numbersOf(query('love G26 -H430 H157 OR 3 G26'))).toEqual(['G26', 'H157']);
  expect(wordsOf(query('faith "free spirit" -hate')).map(({ text }) => text)).toEqual(['faith', 'free spirit']);
});

it('puts one word in place of another', () => {
  expect(formatQuery(replaceWord(query('fiath -fiath (joy OR "by fiath") in:Rom'), 'fiath', 'faith'))).toBe(
    'in:Rom faith -fiath (joy OR "by faith")',
  );
});
