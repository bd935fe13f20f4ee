// cspell:ignore huyó
import { describe, expect, it } from 'vitest';
import type { EntryNumber } from '../dictionary/entry-number.ts';
import { linkByNumber, linkWithFallback } from './link-words.ts';

const words = (numbers: string): { number?: EntryNumber }[] =>
  numbers.split(' ').map((number) => (number === '-' ? {} : { number: number as EntryNumber }));

describe('linkWithFallback', () => {
  it('links to the other text only words that the original lacks', () => {
    // The other text has one more word, before the one that both have.
    const linked = linkWithFallback(words('H1 H2'), words('H2'), words('H1 H2'));
    expect(linked).toEqual({ original: [undefined, 0], fallback: [0, undefined] });
  });

  it('links nothing to another text without words', () => {
    expect(linkWithFallback(words('H1'), words('H1'), [])).toEqual({ original: [0], fallback: [] });
  });
});

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

  it('links an article with its word, not with the nearest article', () => {
    // John 1:1, "with God, and the Word was God": πρὸς τὸν θεόν καὶ θεὸς ἦν ὁ λόγος.
    const greek = words('G4314 G3588 G2316 G2532 G2316 G2258 G3588 G3056');
    expect(linkByNumber(words('G4314 G2316 G2532 G3588 G3056 G2258 G2316'), greek)).toEqual([0, 2, 3, 6, 7, 5, 4]);
    // John 10:11, "the good shepherd": ὁ ποιμὴν ὁ καλός. The article before "good" is that of καλός.
    expect(linkByNumber(words('G3588 G2570 G4166'), words('G3588 G4166 G3588 G2570'))).toEqual([2, 3, 1]);
    // A tag without words can stand anywhere, so the next word is not its own.
    const empty = [{ number: 'G3588' as const, isEmpty: true }, ...words('G2570 G4166')];
    expect(linkByNumber(empty, words('G3588 G4166 G3588 G2570'))).toEqual([0, 3, 1]);
    // Two articles of the translation are never that of one word.
    expect(linkByNumber(words('G3588 G2570 G3588 G4166'), words('G3588 G2570 G4166'))).toEqual([0, 1, undefined, 2]);
  });

  it('links an article with a word up to four words away, and others with the nearest article', () => {
    const greek = words('G3588 G5 G3588 G9');
    expect(linkByNumber(words('G3588 G1 G2 G3 G9'), greek)[0]).toBe(2);
    expect(linkByNumber(words('G3588 G1 G2 G3 G4 G9'), greek)[0]).toBe(0);
    expect(linkByNumber(words('G1 G2 G3588 G9'), words('G3588 G5 G6 G7 G9 G3588'))[2]).toBe(0);
    expect(linkByNumber(words('G1 G2 G3588 G9'), words('G3588 G5 G6 G7 G8 G9 G3588'))[2]).toBe(6);
  });

  it('never uses a word twice', () => {
    const links = linkByNumber(words('H1 H1 H1 H2'), words('H1 H2 H1'));
    const used = links.filter((index) => index !== undefined);
    expect(new Set(used).size).toBe(used.length);
    expect(used).toHaveLength(3);
  });

  it('prefers the word whose form agrees to the nearest one', () => {
    // 2 Samuel 15:27: "thy son, and Jonathan the son".
    const son = { number: 'H1121' as const };
    const rest = words('H1 H2 H3 H4');
    const phrases = [
      { ...son, text: 'the son' },
      { ...son, text: 'thy son,' },
    ];
    const hebrew = [
      { ...son, word: 'בִּנְךָ', morphology: 'HNcmsc/Sp2ms' },
      { ...son, word: 'בֶּן', morphology: 'HNcmsc' },
    ];
    expect(linkByNumber([...phrases, ...rest], [...hebrew, ...rest]).slice(0, 2)).toEqual([1, 0]);
    expect(linkByNumber(phrases.toReversed(), hebrew)).toEqual([0, 1]);
    // Matthew 21:27: "he said unto them"; αὐτοῖς precedes αὐτός.
    const greek = [
      { number: 'G846' as const, word: 'αυτοις', morphology: 'P-DPM' },
      { number: 'G846' as const, word: 'αυτος', morphology: 'P-NSM' },
    ];
    expect(
      linkByNumber(
        [{ number: 'G846', text: 'he' }, { number: 'G846', text: 'unto them,' }, ...rest],
        [...greek, ...rest],
      ).slice(0, 2),
    ).toEqual([1, 0]);
  });

  it('uses the place that the source names, if the original has the number as often', () => {
    const named = [{ number: 'G846' as const, place: { nth: 1, of: 2 } }, { number: 'G846' as const }];
    expect(linkByNumber(named, words('G846 G846'))).toEqual([1, 0]);
    expect(linkByNumber(named, words('G846 G1 G846 G846'))).toEqual([0, 2]);
  });

  it('exchanges two named places if both forms fit only the other word', () => {
    // Matthew 1:21: the source names αὐτῶν (plural) for "his" people, and αὐτοῦ (singular) for "their" sins.
    const place = (nth: number) => ({ number: 'G846' as const, place: { nth, of: 2 } });
    const original = [
      { number: 'G846' as const, word: 'αυτου', morphology: 'P-GSM' },
      { number: 'G846' as const, word: 'αυτων', morphology: 'P-GPM' },
    ];
    expect(
      linkByNumber(
        [
          { text: 'his', ...place(1) },
          { text: 'their', ...place(0) },
        ],
        original,
      ),
    ).toEqual([0, 1]);
    expect(
      linkByNumber(
        [
          { text: 'his', ...place(1) },
          { text: 'his', ...place(0) },
        ],
        original,
      ),
    ).toEqual([1, 0]);
  });

  it('links other numbers of the same word, but not a word that only looks alike', () => {
    const lemmas: Record<string, string> = { H5251: 'נֵס', H5127: 'נוּס', H853: 'אֵת', H226: 'אוֹת' };
    const lemmaOf = (number: string): string | undefined => lemmas[number];
    // 2 Kings 9:27 in the Reina-Valera: "huyó" has the number of נֵס, "standard".
    expect(linkByNumber(words('H5251 H226'), words('H853 H5127'), lemmaOf)).toEqual([1, undefined]);
    expect(linkByNumber(words('H582 H5251'), words('H376 H5127'))).toEqual([0, undefined]);
    // Phrases that could have each other's words keep the order of the original (1 Samuel 30:21).
    const linked = linkByNumber(words('H1 H2 H3 H582 H4 H582 H5 H6 H7 H8'), words('H1 H376 H2 H376 H3 H4 H5 H6 H7 H8'));
    expect([linked[3], linked[5]]).toEqual([1, 3]);
    // "With" and "people" have the same consonants, and are different words (Joshua 11:4).
    const people: Record<string, string> = { H5973: 'עִם', H5971: 'עַם', H853: 'אֵת', H854: 'אֵת' };
    expect(linkByNumber(words('H5973'), words('H5971'), (number) => people[number])).toEqual([undefined]);
    // A partner with the same number comes first.
    expect(linkByNumber(words('H582 H376'), words('H376'))).toEqual([undefined, 0]);
  });
});
