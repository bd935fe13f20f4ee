import { expect, it } from 'vitest';
import type { VerseMarks, WordMark } from '../text/verse-marks.ts';
import { inOriginalOrder, inTranslationOrder, type LinkedTexts } from './interlinear-verse.ts';

/** Marks for words of a text, which are separated by spaces. */
function marksOf(text: string, numbers: readonly `H${number}`[]): VerseMarks {
  let at = 0;
  const words = text.split(' ').flatMap((word, index): WordMark[] => {
    const start = at;
    at += word.length + 1;
    const number = numbers[index];
    return number ? [[start, start + word.length, number]] : [];
  });
  return { words };
}

// Genesis 1:1: the sign of the object, twice, has no English words.
const hebrew = 'ברא אלהים את השמים ואת הארץ';
const english = 'God created heaven earth';
const texts: LinkedTexts = {
  original: [
    { id: 1_001_001, text: hebrew, marks: marksOf(hebrew, ['H1254', 'H430', 'H853', 'H8064', 'H853', 'H776']) },
  ],
  translation: [{ id: 1_001_001, text: english, marks: marksOf(english, ['H430', 'H1254', 'H8064', 'H776']) }],
  entries: new Map(),
  language: 'hbo',
};

it('has the same keys for a word in both orders, also for one without a phrase', () => {
  const keysOf = (read: ReturnType<typeof inOriginalOrder>): [string | undefined, unknown][] =>
    read
      .flatMap(({ units }) => units)
      .map(({ words, phrases, alone }): [string | undefined, unknown] => [words[0]?.form, phrases ?? `alone ${alone}`])
      .sort();
  const inHebrew = keysOf(inOriginalOrder(texts));
  expect(keysOf(inTranslationOrder(texts))).toEqual(inHebrew);
  expect(new Set(inHebrew.map(([, key]) => String(key))).size).toBe(6);
});
