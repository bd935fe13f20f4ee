import { expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import type { ExactNode } from '../language/tree.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { encodeTextPack } from './encode-text-pack.ts';
import { exactVerses } from './exact-verses.ts';

const head = { edition: 'test', version: smallVersions.web, library: { verses: 20, terms: 20 }, runs: [], halves: [] };

/** The texts that have the word letter for letter. */
function textsWith(text: string, texts: readonly string[], prefix = false): string[] {
  const verses = texts.map((each, at) => ({ id: 1_001_001 + at, text: each, marks: {} }));
  const pack = decodeTextPack(encodeTextPack(head, verses, () => 1));
  const node: ExactNode = { kind: 'exact', text, words: [text.toLowerCase()], prefix, strictness: 'exact' };
  return [...exactVerses(pack, node, Int32Array.from(texts.keys()))].map((verse) => texts[verse] ?? '');
}

/** An arrow, unlike a quotation mark, does not separate words here: the SQL of the same search does not list it. */
const withLord = ['Lord', 'Lord of hosts', 'the Lord', '“Lord”', 'the Lord, the king', '→ Lord', 'Lord →', '→“Lord”→'];
const withoutLord = [
  'lord',
  'overLord',
  'Lords',
  '→Lord',
  'Lord→',
  '“→Lord',
  'Lord→”',
  'my →Lord',
  'Lord→ my',
  '',
  '→',
];

it('finds a word only where a space, a sign of punctuation or the end of the verse is on both sides', () => {
  expect(textsWith('Lord', [...withLord, ...withoutLord])).toEqual(withLord);
});

it.each([
  ['behind a verse that ends with other signs', ['king→', 'Lord']],
  ['before a verse that begins with other signs', ['Lord', '→king']],
  // A pack refers to units by their frequency, so the arrow is the first one here.
  ['where other signs are most frequent', ['Lord', 'a→b→c→d→e']],
])('finds a word that is a whole verse %s', (_, texts) => {
  expect(textsWith('Lord', texts)).toEqual(['Lord']);
});

it('finds the start of a word, and several words', () => {
  expect(textsWith('Lor', [...withLord, ...withoutLord], true)).toContain('Lords');
  expect(textsWith('the Lord', [...withLord, ...withoutLord])).toEqual(['the Lord', 'the Lord, the king']);
});
