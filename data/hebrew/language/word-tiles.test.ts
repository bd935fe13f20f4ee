import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSpellingOf } from './spelling.ts';
import { shuffled, wordTiles } from './word-tiles.ts';

it('splits a word into letters without nikud and adds three similar ones', () => {
  const { pieces, between } = wordTiles('מֶלֶךְ', Math.random);
  expect(between).toBe('');
  expect(pieces).toHaveLength(6);
  expect(pieces).toEqual(expect.arrayContaining(['מ', 'ל', 'ך']));
});

it('splits several words into words', () => {
  const { pieces, between } = wordTiles('בֹּקֶר טוֹב!', Math.random);
  expect([...pieces].sort()).toEqual(['בקר', 'טוב']);
  expect(between).toBe(' ');
});

it.each(['שֻׁלְחָן', 'אַתָּה / אַתְּ', 'בֵּית־סֵפֶר', 'שָׁלוֹם!'])('can build %s from its pieces', (pointed) => {
  const { pieces, between } = wordTiles(pointed, () => 0);
  const count =
    between === ' '
      ? pieces.length
      : [...(pointed.split('/')[0] ?? '').normalize('NFD').replace(/[^\p{L}]/gu, '')].length;
  expect(isSpellingOf(pieces.slice(0, count).join(between), pointed)).toBe(true);
});

it('returns all items of a list in shuffled order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (list) => {
      expect(shuffled(list, Math.random).sort()).toEqual([...list].sort());
    }),
  );
});
