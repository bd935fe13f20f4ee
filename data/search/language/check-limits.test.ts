import { expect, it } from 'vitest';
import { parseSearch } from './parse.ts';

/** The limits as the search help and the README of the query language state them. All are inclusive. */
const atTheLimit: [name: string, text: string][] = [
  ['24 words', words(24)],
  ['24 words, those of a phrase counted one by one', `"${words(23)}" hope`],
  ['24 terms of all kinds', `${words(19)} H430 [Vq*] ~love fa?th John 3:16`],
  ['6 stars', 'faith* hope* love* joy* peace* good*'],
  ['6 stars, that of a parsing too', 'faith* hope* love* joy* peace* [Vq*]'],
  ['2 words in their exact form', 'case:LORD exact:God'],
  ['4 stems', '~love ~hope ~walk ~give'],
  ['4 words with a question mark', 'fa?th ho?e lo?e jo?s'],
  ['a word of 24 characters with a question mark', `fa?${'h'.repeat(21)}`],
  ['1 proximity of verses', 'faith PROX(5) joy'],
  ['any number of proximities of words', 'faith NEAR joy NEAR hope NEAR love'],
  ['100 ranges', `${psalm119(88)} faith Gen 1:${everySecond(12)}`],
  ['100 ranges, those of a scope too', `${psalm119(88)} faith Gen 1:${everySecond(9)} in:Gen,Lev,Deut`],
];
it.each(atTheLimit)('accepts %s', (_, text) => {
  expect(parseSearch(text).kind).toBe('query');
});

const aboveTheLimit: [name: string, text: string, message: RegExp, place: string, suggestion: string][] = [
  ['25 words', words(25), /at most 24 words/, 'word', words(24)],
  ['a phrase that reaches over 24', `hope "${words(24)}"`, /at most 24 words/, `"${words(24)}"`, 'hope'],
  ['a number as the 25th term', `${words(24)} H430`, /at most 24 words/, 'H430', words(24)],
  ['a parsing as the 25th term', `${words(24)} [Vqp3ms]`, /at most 24 words/, '[Vqp3ms]', words(24)],
  ['a reference as the 25th term', `${words(24)} John 3:16`, /at most 24 words/, 'John 3:16', words(24)],
  ['a stem as the 25th term', `${words(24)} ~love`, /at most 24 words/, '~love', words(24)],
  ['a word with a question mark as the 25th term', `${words(24)} fa?th`, /at most 24 words/, 'fa?th', words(24)],
  // The suggestion retains the word without its star.
  [
    '7 stars',
    'faith* hope* love* joy* peace* good* wor*',
    /at most 6 words with a star/,
    'wor*',
    'faith* hope* love* joy* peace* good* wor',
  ],
  [
    'a 7th star behind a phrase',
    'faith* hope* love* joy* peace* good* "free spir*"',
    /at most 6 words with a star/,
    '"free spir*"',
    'faith* hope* love* joy* peace* good* "free spir"',
  ],
  [
    'a parsing with the 7th star',
    'faith* hope* love* joy* peace* good* [Vq*]',
    /at most 6 words with a star/,
    '[Vq*]',
    'faith* hope* love* joy* peace* good*',
  ],
  [
    '3 words in their exact form',
    'case:LORD exact:God case:Israel',
    /at most 2 times/,
    'case:',
    'case:LORD exact:God Israel',
  ],
  ['5 stems', '~love ~hope ~walk ~give ~take', /at most 4 times/, '~take', '~love ~hope ~walk ~give take'],
  [
    '5 words with a question mark',
    'fa?th ho?e lo?e jo?s pea?e',
    /at most 4 words/,
    'pea?e',
    'fa?th ho?e lo?e jo?s peae',
  ],
  [
    'a word of 25 characters with a question mark',
    `fa?${'h'.repeat(22)}`,
    /24 characters/,
    `fa?${'h'.repeat(22)}`,
    `fa${'h'.repeat(22)}`,
  ],
  ['2 proximities of verses', 'faith PROX(5) joy PROX(5) love', /only once/, 'PROX(5)', 'faith PROX(5) joy love'],
  [
    '101 ranges',
    `${psalm119(88)} faith Gen 1:${everySecond(13)}`,
    /at most 100 passages/,
    `Gen 1:${everySecond(13)}`,
    `${psalm119(88)} faith`,
  ],
  [
    '101 ranges, those of a scope too',
    `${psalm119(88)} faith Gen 1:${everySecond(10)} in:Gen,Lev,Deut`,
    /at most 100 passages/,
    'in:Gen,Lev,Deut',
    `${psalm119(88)} faith Gen 1:${everySecond(10)}`,
  ],
];
it.each(aboveTheLimit)('rejects %s and points at the excess', (_, text, message, marked, suggestion) => {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'error') throw new Error(`${text} was taken`);
  const { message: actual, offset, length, suggestion: corrected } = parsed.error;
  expect(actual).toMatch(message);
  expect(text.slice(offset, offset + length)).toBe(marked);
  expect(offset + length <= text.length).toBe(true);
  expect(corrected).toBe(suggestion);
});

it.each([
  ['words', `${words(24)} hope joy`, 'hope joy'],
  ['ranges', `${psalm119(88)} faith Gen 1:${everySecond(13)} joy`, `Gen 1:${everySecond(13)} joy`],
])('marks everything after the limit of %s', (_, text, marked) => {
  const result = parseSearch(text);
  if (result.kind !== 'error') throw new Error(`${text} was taken`);
  expect(text.slice(result.error.offset, result.error.offset + result.error.length)).toBe(marked);
});

function words(count: number): string {
  return Array.from({ length: count }, () => 'word').join(' ');
}

/** Every second verse, so that no two verses form one range. */
function everySecond(count: number): string {
  return Array.from({ length: count }, (_, at) => 2 * at + 1).join(',');
}

/** Psalm 119 has 176 verses. */
function psalm119(count: number): string {
  return `Ps 119:${everySecond(count)}`;
}
