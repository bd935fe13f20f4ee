import { describe, expect, it } from 'vitest';
import type { EntryNumber } from '../dictionary/entry-number.ts';
import { linkByNumber } from './link-words.ts';

const words = (numbers: string): { number?: EntryNumber }[] =>
  numbers.split(' ').map((number) => (number === '-' ? {} : { number: number as EntryNumber }));

describe('linkByNumber', () => {
  it('pairs equal numbers in order, in any order of the words', () => {
    // Genesis 1:1: "In the beginning God created [H1254, H853] the heaven and the earth."
    expect(
      linkByNumber(words('H7225 H430 H1254 H853 H8064 H776'), words('H7225 H1254 H430 H853 H8064 H853 H776')),
    ).toEqual([0, 2, 1, 3, 4, 6]);
  });

  it('pairs the nearest word where the original has the number more often', () => {
    expect(linkByNumber(words('H1 H2 H3 H5'), words('H5 H1 H2 H3 H5'))).toEqual([1, 2, 3, 4]);
  });

  it('leaves words without a partner alone', () => {
    expect(linkByNumber(words('H5 - H7 H5'), words('H5 H8 -'))).toEqual([0, undefined, undefined, undefined]);
    expect(linkByNumber([], words('H5'))).toEqual([]);
    expect(linkByNumber(words('H5'), [])).toEqual([undefined]);
  });

  it('links by the number of the form where the lemma has another', () => {
    // John 3:3: the King James Version tags "said" with G2036; the lemma of εἶπεν is G3004.
    const original = [{ number: 'G3004' as const, form: 'G2036' as const }, { number: 'G3004' as const }];
    expect(linkByNumber(words('G2036 G3004'), original)).toEqual([0, 1]);
    expect(linkByNumber(words('G3004 G2036'), original.toReversed())).toEqual([0, 1]);
  });

  it('never uses a word twice', () => {
    const links = linkByNumber(words('H1 H1 H1 H2'), words('H1 H2 H1'));
    const used = links.filter((index) => index !== undefined);
    expect(new Set(used).size).toBe(used.length);
    expect(used).toHaveLength(3);
  });
});
