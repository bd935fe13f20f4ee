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
it.each(distances)('the distance of %s and %s is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it('sorts by distance, then by frequency, and allows one error in a short word', () => {
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
  // Two errors are allowed in a word of five letters, one in a word of four.
  ['faith', ['faintly'], []],
  ['faith', ['fainth', 'fabths'], ['fainth', 'fabths']],
  ['gold', ['bold', 'bald', 'cold'], ['bold', 'cold']],
  // The word itself is not a candidate.
  ['faith', ['faith', 'faiths'], ['faiths']],
  // Typed on a keyboard without ñ.
  ['ano', ['amo', 'año'], ['año', 'amo']],
  ['nono', ['noño', 'ñoño'], ['noño', 'ñoño']],
])('finds for %s among %j the words %j', (word, candidates, nearest) => {
  const rows = candidates.map((each, at) => ({ word: each, verses: 100 - at }));
  expect(nearestWords(word, rows, 9)).toEqual(nearest);
});

it.each([
  ['fiath', ['fi', 'if', 'fa', 'ia']],
  ['aa', ['aa']],
  ['ano', ['an', 'na', 'ao', 'no', 'añ']],
  ['ñino', ['ñi', 'iñ', 'ñn', 'in', 'ni']],
  ['a', []],
  ['', []],
])('%s may be a misspelling of a word that begins with %j', (word, starts) => {
  expect(likelyStarts(word)).toEqual(starts);
});

function query(text: string): SearchQuery {
  const result = parseSearch(text);
  if (result.kind !== 'query') throw new Error(text);
  return result.query;
}

it('lists what a query requires, without what it excludes', () => {
  expect(numbersOf(query('love G26 -H430 H157 OR 3 G26'))).toEqual(['G26', 'H157']);
  expect(wordsOf(query('faith "free spirit" -hate')).map(({ text }) => text)).toEqual(['faith', 'free spirit']);
});

it('replaces one word with another', () => {
  expect(formatQuery(replaceWord(query('fiath -fiath (joy OR "by fiath") in:Rom'), 'fiath', 'faith'))).toBe(
    'in:Rom faith -fiath (joy OR "by faith")',
  );
});
