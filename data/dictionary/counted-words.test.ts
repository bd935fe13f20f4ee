import { expect, test } from 'vitest';
import { countedWords } from './counted-words.ts';
import type { VerseMarks } from '../text/verse-marks.ts';

const numbers = (marks: VerseMarks): string[] => countedWords(marks).map((word) => word[2]);

test('counts a word with a ketiv and a qere once', () => {
  expect(
    numbers({
      words: [
        [0, 4, 'H3318'],
        [5, 12, 'H3318'],
      ],
      ketiv: [[0, 4]],
      qere: [[5, 12]],
    }),
  ).toEqual(['H3318']);
});

test('counts two different words separately', () => {
  expect(
    numbers({
      words: [
        [0, 4, 'H352'],
        [5, 9, 'H193'],
      ],
      ketiv: [[0, 4]],
      qere: [[5, 9]],
    }),
  ).toEqual(['H352', 'H193']);
});

test('counts a ketiv without a qere, and a qere without a ketiv', () => {
  expect(numbers({ words: [[0, 2, 'H4994']], ketiv: [[0, 2]] })).toEqual(['H4994']);
  expect(numbers({ words: [[0, 4, 'H6578']], qere: [[0, 4]] })).toEqual(['H6578']);
});

test('does not subtract the qere of another word', () => {
  const marks: VerseMarks = {
    words: [
      [0, 3, 'H430'],
      [10, 13, 'H430'],
      [14, 17, 'H430'],
    ],
    ketiv: [[10, 13]],
    qere: [[14, 17]],
  };
  expect(numbers(marks)).toEqual(['H430', 'H430']);
});

test('counts an untranslated word with an empty span', () => {
  expect(numbers({ words: [[7, 7, 'H853']] })).toEqual(['H853']);
});
