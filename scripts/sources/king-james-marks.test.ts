import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { withMasterMarks } from './king-james-marks.ts';
import type { MasterPhrase } from './king-james-verse.ts';
import { requireWholeMaster, textusVerses } from './textus-receptus.ts';

/** A phrase with its pieces as words of the text, and the positions of its Greek words in verse 1. */
type Tagged = [pieces: string | string[], numbers: EntryNumber[], positions?: number[]];

function marked(text: string, ...phrases: Tagged[]): (string | undefined)[][] {
  let at = 0;
  const spans = (words: string): [number, number] => {
    const start = text.indexOf(words, at);
    at = start;
    return [start, start + words.length];
  };
  const all = phrases.map(([pieces, numbers, positions = []]): MasterPhrase => {
    at = 0;
    return {
      pieces: [pieces].flat().map(spans),
      numbers,
      greek: positions.map((position) => ({ verse: 1, position })),
      codes: [],
    };
  });
  const { marks } = withMasterMarks({ id: 1, text, marks: {}, phrases: all });
  return (marks.words ?? []).map(([start, end, number, further]) => [text.slice(start, end), number, further]);
}

test('gives the article of a phrase its own words, and the rest to the noun', () => {
  expect(marked('the world', ['the world', ['G3588', 'G2889']])).toEqual([
    ['the', 'G3588', undefined],
    ['world', 'G2889', undefined],
  ]);
  expect(marked('of the LORD', ['of the LORD', ['G3588', 'G2962']])).toEqual([
    ['of the', 'G3588', undefined],
    ['LORD', 'G2962', undefined],
  ]);
  // "the" is a piece of its own: "the last plagues".
  expect(
    marked(
      'the last plagues',
      [
        ['the', 'plagues'],
        ['G3588', 'G4127'],
      ],
      ['last', ['G2078']],
    ),
  ).toEqual([
    ['the', 'G3588', undefined],
    ['last', 'G2078', undefined],
    ['plagues', 'G4127', undefined],
  ]);
});

test('an article or a sign of the object without words of its own is an empty span', () => {
  expect(marked('God', ['God', ['G3588', 'G2316']])).toEqual([
    ['', 'G3588', undefined],
    ['God', 'G2316', undefined],
  ]);
  expect(marked('created', ['created', ['H853', 'H1254']])).toEqual([
    ['', 'H853', undefined],
    ['created', 'H1254', undefined],
  ]);
});

test('of a split phrase the piece with words of sense counts, and each number of a phrase has all pieces', () => {
  expect(marked('should not perish', [['should', 'perish'], ['G622']], ['not', ['G3361']])).toEqual([
    ['should', 'G622', '+'],
    ['not', 'G3361', undefined],
    ['perish', 'G622', undefined],
  ]);
  expect(marked('twelve', ['twelve', ['H8147', 'H6240']])).toEqual([
    ['twelve', 'H8147', undefined],
    ['twelve', 'H6240', undefined],
  ]);
});

test('another piece of a split phrase counts where a tag of the same number is nearer', () => {
  const text = 'Judge not, and ye shall not be judged';
  const tags = marked(text, ['Judge', ['G2919']], [['ye shall', 'be judged'], ['G2919']]);
  expect(tags).toEqual([
    ['Judge', 'G2919', undefined],
    ['ye shall', 'G2919', undefined],
    ['be judged', 'G2919', '+'],
  ]);
});

test('in the Old Testament a phrase begins in its own clause', () => {
  expect(marked('me! many are', ['me! many', ['H7227']])).toEqual([['many', 'H7227', undefined]]);
  expect(marked('it came to pass, that', ['it came to pass, that', ['G1096']])).toEqual([
    ['it came to pass, that', 'G1096', undefined],
  ]);
});

test('omits an empty phrase whose Greek word another phrase has', () => {
  const hour: Tagged = ['the hour', ['G3588', 'G5610'], [3, 5]];
  expect(marked('the hour', ['', ['G3588'], [3]], hour)).toHaveLength(2);
  expect(marked('the hour', ['', ['G3588'], [4]], hour)).toHaveLength(3);
});

test('puts a word without a text before the next Greek word, and counts a shared article once', () => {
  const begotten: Tagged = ['only begotten', ['G3439'], [13]];
  expect(marked('his only begotten', ['', ['G3588'], [12]], ['his', ['G846'], [11]], begotten)).toEqual([
    ['his', 'G846', undefined],
    ['', 'G3588', undefined],
    ['only begotten', 'G3439', undefined],
  ]);
  expect(
    marked('brother, minister', ['brother', ['G3588', 'G80'], [8, 10]], ['minister', ['G3588', 'G1249'], [8, 13]]),
  ).toEqual([
    ['', 'G3588', undefined],
    ['brother', 'G80', undefined],
    ['minister', 'G1249', undefined],
  ]);
});

test('makes the Greek verse with numbers, parsing, and a note where a word is missing', () => {
  const word = (position: number, form: string, number: EntryNumber) => ({ position, form, number, morphology: 'X' });
  const textus = [{ id: 42_003_024, words: [word(1, 'του', 'G3588'), word(3, 'λευι', 'G3017')] }];
  expect(textusVerses({ verses: [], textus })).toEqual([
    {
      id: 42_003_024,
      text: 'του λευι',
      marks: {
        words: [
          [0, 3, 'G3588', 'X'],
          [4, 8, 'G3017', 'X'],
        ],
        notes: [[3, 'The source of this text lacks a word here.']],
      },
    },
  ]);
  expect(() => requireWholeMaster({ verses: [], textus })).toThrow(
    'it has 0 verses instead of 31102, and Greek words in 1 verses instead of 7957, and 2 Greek words instead of at least 140000',
  );
});
