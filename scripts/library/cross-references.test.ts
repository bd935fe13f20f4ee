import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseText } from '../sources/source.ts';
import { findReferences } from './cross-references.ts';
import type { SourceTexts } from './read-sources.ts';
import { verseNumbers } from './verse-numbers.ts';

const numbersOf = (verses: Record<number, EntryNumber[]>): Map<number, Map<EntryNumber, number>> =>
  new Map(Object.entries(verses).map(([id, numbers]) => [Number(id), new Map(numbers.map((number) => [number, 1]))]));

/** H1 is the rarest, then H2, H3; all else stands once. */
const small = numbersOf({
  1_001_001: ['H1', 'H2', 'H3'],
  1_001_002: ['H1', 'H2', 'H3'],
  1_002_001: ['H2', 'H3', 'H900'],
  1_003_001: ['H1', 'H2', 'H3'],
  1_004_001: ['H3', 'H901'],
  1_005_001: ['H902'],
  1_006_001: ['H2', 'H3', 'H903'],
});

test('the nearest verse comes first, ties stand by verse, and the rarest shared number is named first', () => {
  expect([...findReferences(small)].find(({ verse }) => verse === 1_001_001)?.others).toEqual([
    [1_003_001, ['H1', 'H2', 'H3']],
    [1_002_001, ['H2', 'H3']],
    [1_006_001, ['H2', 'H3']],
  ]);
});

test('the reader has the chapter open: none of its verses is given', () => {
  const rows = [...findReferences(small)];
  expect(
    rows.flatMap(({ verse, others }) =>
      others.filter(([other]) => Math.floor(other / 1000) === Math.floor(verse / 1000)),
    ),
  ).toEqual([]);
});

test('a verse that shares nothing has no row', () => {
  expect([...findReferences(small)].map(({ verse }) => verse)).not.toContain(1_005_001);
  expect([...findReferences(new Map())]).toEqual([]);
});

test('whatever the order in which verses come, the rows are the same', () => {
  expect([...findReferences(new Map([...small].toReversed()))]).toEqual([...findReferences(small)]);
});

test('at most ten verses are given, and at most four numbers named', () => {
  const alike: EntryNumber[] = ['H1', 'H2', 'H3', 'H4', 'H5'];
  const verses = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [1_001_001 + index * 1000, index < 20 ? alike : []]),
  );
  const [first] = findReferences(numbersOf(verses));
  expect(first?.others).toHaveLength(10);
  expect(first?.others[0]).toEqual([1_002_001, ['H1', 'H2', 'H3', 'H4']]);
});

test('a word in every verse, and verses that share only a common one, tell nothing', () => {
  const verses = Object.fromEntries(
    Array.from({ length: 1600 }, (_, index): [number, EntryNumber[]] => [
      1_001_001 + index * 1000,
      index < 400 ? ['H1', 'H2'] : ['H1'],
    ]),
  );
  expect([...findReferences(numbersOf(verses))]).toEqual([]);
});

const verse = (id: number, ...numbers: EntryNumber[]): VerseText => ({
  id,
  text: '',
  marks: { words: numbers.map((number) => [0, 0, number]) },
});
const version = (code: string, verses: VerseText[]): unknown => ({ about: { code }, verses });
const map = [{ wlc: 39_003_019, kjv: 39_004_001, wlcPart: '', kjvPart: '' }];
const english = version('kjv_strongs', [
  verse(19_023_000, 'H4210', 'H1732'),
  verse(19_023_001, 'H7462'),
  verse(39_004_001, 'H3117'),
  verse(62_004_008, 'G26', 'G26'),
]);
const hebrew = version('wlc', [
  verse(19_023_001, 'H4210', 'H1732', 'H3068', 'H7462'),
  verse(39_003_019, 'H3588', 'H3117'),
]);
const plain = (numbers: ReadonlyMap<number, ReadonlyMap<EntryNumber, number>>): unknown =>
  [...numbers].map(([id, counts]) => [id, ...counts.keys()]);

test('the Hebrew text gives the Old Testament, in English numbers and without titles of psalms', () => {
  const numbers = verseNumbers({ versions: [english, hebrew], verseMap: map } as SourceTexts);
  expect(plain(numbers.old)).toEqual([
    [19_023_001, 'H3068', 'H7462'],
    [39_004_001, 'H3588', 'H3117'],
  ]);
  expect(numbers.new.get(62_004_008)?.get('G26')).toBe(2);
});

test('where the Hebrew text is missing, the translation stands in; where both are, there is nothing', () => {
  const numbers = verseNumbers({ versions: [english], verseMap: [] as typeof map } as SourceTexts);
  expect(plain(numbers.old)).toEqual([
    [19_023_001, 'H7462'],
    [39_004_001, 'H3117'],
  ]);
  const nothing = verseNumbers({ versions: [] as unknown[], verseMap: [] as typeof map } as SourceTexts);
  expect([nothing.old.size, nothing.new.size]).toEqual([0, 0]);
});
