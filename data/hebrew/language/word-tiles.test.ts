import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSpellingOf } from './spelling.ts';
import { shuffled, wordTiles } from './word-tiles.ts';

it('gives the letters of a word, without points, and three that are like them', () => {
  const { pieces, between } = wordTiles('מֶלֶךְ', Math.random);
  expect(between).toBe('');
  expect(pieces).toHaveLength(6);
  expect(pieces).toEqual(expect.arrayContaining(['מ', 'ל', 'ך']));
});

it('gives several words as words', () => {
  const { pieces, between } = wordTiles('בֹּקֶר טוֹב!', Math.random);
  expect([...pieces].sort()).toEqual(['בקר', 'טוב']);
  expect(between).toBe(' ');
});

it.each(['שֻׁלְחָן', 'אַתָּה / אַתְּ', 'בֵּית־סֵפֶר', 'שָׁלוֹם!'])('%s can be built from its pieces', (pointed) => {
  const { pieces, between } = wordTiles(pointed, () => 0);
  const most =
    between === ' '
      ? pieces.length
      : [...(pointed.split('/')[0] ?? '').normalize('NFD').replace(/[^\p{L}]/gu, '')].length;
  expect(isSpellingOf(pieces.slice(0, most).join(between), pointed)).toBe(true);
});

it('a shuffled list has what the list has', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (list) => {
      expect(shuffled(list, Math.random).sort()).toEqual([...list].sort());
    }),
  );
});
