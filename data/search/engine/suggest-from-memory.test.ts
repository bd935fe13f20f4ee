import { expect, it } from 'vitest';
import { smallLibrary } from '#data/testing/small-library.ts';
import { parseSearch } from '../language/parse.ts';
import type { MemoryIndex } from './memory-index.ts';
import { suggestFromMemory } from './suggest-from-memory.ts';

const { indexes } = smallLibrary();
const byCode = (code: string): MemoryIndex[] => indexes.filter(({ pack }) => pack.head.version.code === code);

function elsewhere(text: string, searched = byCode('kjv_strongs'), loaded: readonly MemoryIndex[] = indexes) {
  const parsed = parseSearch(text);
  if (parsed.kind !== 'query') throw new Error(`${text} is no query`);
  return suggestFromMemory(parsed.query, searched, loaded);
}

it.each<[text: string, didYouMean: string[]]>([
  ['bountifuly', ['bountifully']],
  ['mercie', ['mercy']],
  ['trustd mercy', ['trusted mercy']],
  // The version has the word, so it is not misspelled.
  ['trusted', []],
  // No word is near it.
  ['xyzzy', []],
  ['trustd xyzzy', []],
])('suggests for %s the words %j', (text, didYouMean) => {
  expect(elsewhere(text)).toMatchObject({ didYouMean, reason: '' });
});

it.each<[text: string, found: Record<string, number>]>([
  ['Yahweh', { web: 1 }],
  ['world', { web: 2 }],
  ['H430', { wlc: 1 }],
  ['John 3:17', { web: 1 }],
  ['Ps 13:5', { wlc: 1, web: 1 }],
  ['xyzzy', {}],
])('finds %s in other versions: %j', (text, expected) => {
  const versions = elsewhere(text).elsewhere.map(({ version, totalResults }) => [version, totalResults]);
  expect(Object.fromEntries(versions)).toEqual(expected);
});

it('names the other versions, without the searched ones', () => {
  expect(elsewhere('Yahweh').elsewhere).toEqual([{ version: 'web', name: 'World English Bible', totalResults: 1 }]);
  expect(elsewhere('Yahweh', byCode('web')).elsewhere).toEqual([]);
});

it('searches at most twelve other versions', () => {
  const many = Array.from({ length: 20 }, () => byCode('web')).flatMap(([web]) => (web ? [{ ...web }] : []));
  expect(elsewhere('Yahweh', byCode('kjv_strongs'), many).elsewhere).toHaveLength(12);
});

it('explains a reference of the Hebrew versification and gives the equivalent', () => {
  expect(elsewhere('Mal 3:19')).toMatchObject({
    didYouMean: ['Malachi 4:1'],
    reason: 'Malachi 3:19 is a verse number of the Hebrew Bible. The King James Version numbers it Malachi 4:1.',
    elsewhere: [{ version: 'wlc' }],
  });
});

it.each<[text: string, reason: RegExp, didYouMean: string[]]>([
  ['[V-ZZZ-9Q]', /^“V-ZZZ-9Q” is not a grammar code that a word can have/, []],
  ['God [Vqz3ms]', /^“Vqz3ms” is not a grammar code/, []],
  ['[V-AAI]', /^“V-AAI” is only the beginning of grammar codes/, []],
  ['[Nc]', /^“Nc” is only the beginning/, ['[Nc*]']],
  ['[VHp3ms]', /^$/, []],
  ['[Pi]', /^$/, []],
  ['[H8804]', /^$/, []],
])('explains why the code of %s finds nothing', (text, reason, didYouMean) => {
  const found = elsewhere(text, byCode('wlc'));
  expect(found.reason).toMatch(reason);
  expect(found.didYouMean).toEqual(didYouMean);
});

it('says how many verses a chapter has', () => {
  expect(elsewhere('John 3:99')).toEqual({ didYouMean: ['John 3'], reason: 'John 3 has 36 verses.', elsewhere: [] });
});

it.each<[text: string, reason: string]>([
  [
    'acts 3, bssb',
    '“bssb” is not a Bible reference, and King James Version with Strong’s Numbers does not have this word.',
  ],
  [
    'xyzzy in:Acts',
    '“xyzzy” is not a Bible reference, and King James Version with Strong’s Numbers does not have this word.',
  ],
  // The version has the word.
  ['John 3:16 trusted', ''],
])('says for %s which word it could not read', (text, reason) => {
  expect(elsewhere(text).reason).toBe(reason);
});

it('suggests no words when no version was searched', () => {
  expect(elsewhere('mercie', []).didYouMean).toEqual([]);
});
