import { expect, test } from 'vitest';
import { guessVersification } from '#data/imports/guess-versification.ts';
import { findInPackage } from './npm-package.ts';
import { readSblgnt } from './sblgnt.ts';
import { fileText } from './source.ts';

const file = 'xml/new-testament.xml';
const verses = readSblgnt(file, fileText(findInPackage('sblgnt', [file]), file));
const textOf = (id: number): string | undefined => verses.find((verse) => verse.id === id)?.text;

test('reads a verse for every verse number of the edition, in 27 books and 260 chapters', () => {
  const numbers = fileText(findInPackage('sblgnt', [file]), file).match(/<verse-number /g)?.length;
  expect(verses).toHaveLength(numbers ?? 0);
  expect(new Set(verses.map(({ id }) => Math.trunc(id / 1_000_000))).size).toBe(27);
  expect(new Set(verses.map(({ id }) => Math.trunc(id / 1000))).size).toBe(260);
});

test('a text that an administrator imports with these verses gets the verse map of the originals', () => {
  expect(guessVersification(verses.map(({ id }) => id))).toBe('wlc');
  // 2 Corinthians 13 ends with verse 13, 3 John with 15, Acts 19 with 40, and Revelation 12 with 18.
  for (const [present, absent] of [
    [47_013_013, 47_013_014],
    [64_001_015, 64_001_016],
    [44_019_040, 44_019_041],
    [66_012_018, 66_012_019],
  ] as const)
    expect([textOf(present) !== undefined, textOf(absent)]).toEqual([true, undefined]);
});

/** As printed in the edition. */
test.each([
  [43_011_035, 'ἐδάκρυσεν ὁ Ἰησοῦς.'],
  [43_001_001, 'Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος ἦν πρὸς τὸν θεόν, καὶ θεὸς ἦν ὁ λόγος.'],
])('%i reads “%s”', (id, text) => {
  expect(textOf(id)).toBe(text);
});

test('leaves no apparatus sign and no bracket in the text', () => {
  expect(
    verses.filter(({ text }) => /[^\p{L}\p{M}\s.,;\u037E·’᾽()—]/u.test(text)).map(({ id, text }) => `${id} ${text}`),
  ).toEqual([]);
});

test('adds a note to words in brackets and to the other ending of Mark', () => {
  const notes = (id: number): string => JSON.stringify(verses.find((verse) => verse.id === id)?.marks.notes ?? []);
  expect(notes(41_016_008)).toContain('Some witnesses go on: Πάντα δὲ');
  expect(textOf(41_016_008)).toMatch(/γάρ\.$/);
  expect(notes(41_016_012)).toContain('in brackets');
  expect(notes(42_022_019)).toContain('in brackets');
  expect(notes(43_001_001)).toBe('[]');
});
