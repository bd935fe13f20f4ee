import { expect, it } from 'vitest';
import type { VerseMarks } from '../text/verse-marks.ts';
import { translationUnits } from './translation-units.ts';

// Genesis 1:2 of the King James Version, shortened, with one word that the translation leaves out.
const text = 'And the earth was without form, and void; and darkness was upon the deep.';
const marks: VerseMarks = {
  words: [
    [4, 13, 'H776'],
    [14, 17, 'H1961'],
    [18, 30, 'H8414'],
    [32, 40, 'H922'],
    [46, 54, 'H2822'],
    [59, 63, 'H5921'],
    [59, 63, 'H6440'],
    [64, 72, 'H8415'],
    [72, 72, 'H853'],
  ],
  supplied: [[55, 58]],
};

it('divides a verse into tagged, supplied and plain words', () => {
  const { units, phrases } = translationUnits(text, marks);
  expect(
    units.map((unit) => [unit.text, unit.kind, unit.phrases.map((index) => phrases[index]?.number).join(' ')]),
  ).toEqual([
    ['And', 'plain', ''],
    ['the earth', 'tagged', 'H776'],
    ['was', 'tagged', 'H1961'],
    ['without form,', 'tagged', 'H8414'],
    ['and void;', 'tagged', 'H922'],
    ['and', 'plain', ''],
    ['darkness', 'tagged', 'H2822'],
    ['was', 'supplied', ''],
    ['upon', 'tagged', 'H5921 H6440'],
    ['the deep.', 'tagged', 'H8415'],
    ['', 'untranslated', 'H853'],
  ]);
});

it('keeps every letter of the verse', () => {
  const { units } = translationUnits(text, marks);
  expect(
    units
      .map((unit) => unit.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
});

it('names the whole of a phrase that other words split', () => {
  // John 3:16: "should not perish".
  const { units, phrases } = translationUnits('should not perish', {
    words: [
      [0, 6, 'G622', '+'],
      [7, 10, 'G3361'],
      [11, 17, 'G622'],
    ],
  });
  expect(phrases.map((phrase) => phrase.text).toSorted()).toEqual(['not', 'should … perish']);
  expect(units.map((unit) => [unit.text, unit.isContinued])).toEqual([
    ['should', false],
    ['not', false],
    ['perish', true],
  ]);
});

it('is one plain unit for a verse without tags', () => {
  expect(translationUnits('Jesus wept.', {}).units).toEqual([
    { text: 'Jesus wept.', kind: 'plain', phrases: [], isContinued: false },
  ]);
  expect(translationUnits('', {}).units).toEqual([]);
});
