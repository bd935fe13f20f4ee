import { expect, it } from 'vitest';
import { readableVersions } from '../reading/readable-version.ts';
import { smallVersions } from '../testing/small-library.ts';
import type { VerseMarks, WordMark } from '../text/verse-marks.ts';
import { interlinearPassage } from './interlinear-passage.ts';
import { inOriginalOrder, inTranslationOrder, type LinkedTexts, type PlacedText } from './interlinear-verse.ts';

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

const [kjv, wlc] = readableVersions({ versions: [smallVersions.kjv, smallVersions.wlc] });
if (!kjv || !wlc) throw new Error('no texts');

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

it('has the words of each verse of the original if both are one verse of the translation', () => {
  const both = { id: 1_001_001, text: 'God earth', marks: marksOf('God earth', ['H430', 'H776']) };
  const read = interlinearPassage({
    text: wlc,
    verses: [
      { id: 1_001_001, text: 'אלהים', marks: marksOf('אלהים', ['H430']) },
      { id: 1_001_002, text: 'הארץ', marks: marksOf('הארץ', ['H776']) },
    ],
    partner: kjv,
    partnerVerses: [[both], [both]],
    entries: new Map(),
  });
  expect(read.map(({ id, units }) => [id, units.flatMap(({ words }) => words.map(({ form }) => form))])).toEqual([
    [1_001_001, ['אלהים']],
    [1_001_002, ['הארץ']],
  ]);
});

it('has nothing for a word that the translation leaves out and the original does not have', () => {
  const [read] = interlinearPassage({
    text: kjv,
    verses: [
      {
        id: 1_001_001,
        text: 'God',
        marks: {
          words: [
            [0, 3, 'H430'],
            [3, 3, 'H853'],
          ],
        },
      },
    ],
    partner: wlc,
    partnerVerses: [[{ id: 1_001_001, text: 'אלהים', marks: marksOf('אלהים', ['H430']) }]],
    entries: new Map(),
  });
  expect(read?.units.map(({ words }) => words.map(({ form }) => form))).toEqual([['אלהים']]);
});

// The second half of a Hebrew verse belongs to the first English verse, its first half to none or to the second one.
it.each<[shown: string, halves: 'first'[], untranslated: string[]]>([
  ['only one half', [], []],
  ['both halves', ['first'], ['את']],
])('has the words without a phrase of a divided verse if the passage has %s of it', (_, halves, untranslated) => {
  const verse = (id: number, text: string, ...numbers: `H${number}`[]): PlacedText => ({
    id,
    text,
    marks: marksOf(text, numbers),
  });
  const divided = verse(1_001_001, 'אלהים את', 'H430', 'H853');
  const whole = verse(1_001_002, 'הארץ', 'H776');
  const read = interlinearPassage({
    text: kjv,
    verses: [verse(1_001_001, 'God', 'H430'), verse(1_001_002, 'earth', 'H776')],
    partner: wlc,
    partnerVerses: [
      [{ ...divided, half: 'second' }, whole],
      [whole, ...halves.map((half) => ({ ...divided, half }))],
    ],
    entries: new Map(),
  });
  const alone = read.flatMap(({ units }) => units.filter(({ kind }) => kind === 'untranslated'));
  expect(alone.flatMap(({ words }) => words.map(({ form }) => form))).toEqual(untranslated);
});
