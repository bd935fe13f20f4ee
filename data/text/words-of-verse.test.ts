import { describe, expect, it } from 'vitest';
import { verseWords } from './words-of-verse.ts';

describe('verseWords', () => {
  it('returns the tagged words of a translation in order, including untranslated ones', () => {
    const marks = {
      words: [
        [7, 16, 'H7225'],
        [20, 20, 'H853'],
        [17, 20, 'H430'],
      ],
    } as const;
    expect(verseWords('In the beginning God created.', { words: marks.words.map((word) => [...word]) }, false)).toEqual(
      [
        { word: 'beginning', number: 'H7225' },
        { word: 'God', number: 'H430' },
        { word: '', number: 'H853' },
      ],
    );
  });

  it('returns each number of a word that has two', () => {
    expect(
      verseWords(
        'cast out',
        {
          words: [
            [0, 8, 'G1544'],
            [0, 8, 'G1854'],
          ],
        },
        false,
      ),
    ).toEqual([
      { word: 'cast out', number: 'G1544' },
      { word: 'cast out', number: 'G1854' },
    ]);
  });

  it('returns every word of an original, without punctuation', () => {
    // "Take for himself" and "in her": a verb, and two prepositions with their suffixes.
    const text = 'קַח־לוֹ׀ בָּהּ׃';
    expect(verseWords(text, { words: [[0, 3, 'H3947', 'HVqv2ms']] }, true)).toEqual([
      { word: 'קַח', number: 'H3947', morphology: 'HVqv2ms' },
      { word: 'לוֹ' },
      { word: 'בָּהּ' },
    ]);
  });

  it('distinguishes ketiv and qere', () => {
    // Genesis 8:17.
    const text = 'הוצא הַיְצֵא';
    expect(
      verseWords(
        text,
        {
          words: [
            [0, 4, 'H3318'],
            [5, 12, 'H3318'],
          ],
          ketiv: [[0, 4]],
          qere: [[5, 12]],
        },
        true,
      ).map(({ reading }) => reading),
    ).toEqual(['written', 'read']);
  });

  it('a verse without tags has no words in a translation', () => {
    expect(verseWords('Jesus wept.', {}, false)).toEqual([]);
  });
});
