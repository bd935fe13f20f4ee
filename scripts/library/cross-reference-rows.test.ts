import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { VerseText } from '../sources/source.ts';
import { findCrossReferences } from './cross-reference-rows.ts';
import type { SourceTexts } from './read-sources.ts';
import { verseNumbers } from './verse-numbers.ts';

const numbersOf = (verses: Record<number, EntryNumber[]>): Map<number, Map<EntryNumber, number>> =>
  new Map(Object.entries(verses).map(([id, numbers]) => [Number(id), new Map(numbers.map((number) => [number, 1]))]));

/** H1 is the rarest, then H2, then H3. All others occur once. */
const small = numbersOf({
  1_001_001: ['H1', 'H2', 'H3'],
  1_001_002: ['H1', 'H2', 'H3'],
  1_002_001: ['H2', 'H3', 'H900'],
  1_003_001: ['H1', 'H2', 'H3'],
  1_004_001: ['H3', 'H901'],
  1_005_001: ['H902'],
  1_006_001: ['H2', 'H3', 'H903'],
});

test('lists the nearest verse first, ties by verse id, and the rarest shared number first', () => {
  expect([...findCrossReferences(small)].find(({ verse }) => verse === 1_001_001)?.others).toEqual([
    [1_003_001, ['H1', 'H2', 'H3']],
    [1_002_001, ['H2', 'H3']],
    [1_006_001, ['H2', 'H3']],
  ]);
});

test('omits verses of the same chapter, which the reader has open', () => {
  const rows = [...findCrossReferences(small)];
  expect(
    rows.flatMap(({ verse, others }) =>
      others.filter(([other]) => Math.floor(other / 1000) === Math.floor(verse / 1000)),
    ),
  ).toEqual([]);
});

test('a verse that shares nothing has no row', () => {
  expect([...findCrossReferences(small)].map(({ verse }) => verse)).not.toContain(1_005_001);
  expect([...findCrossReferences(new Map())]).toEqual([]);
});

test('the order of the input verses does not change the rows', () => {
  expect([...findCrossReferences(new Map([...small].toReversed()))]).toEqual([...findCrossReferences(small)]);
});

test('lists at most ten verses and at most four numbers', () => {
  const alike: EntryNumber[] = ['H1', 'H2', 'H3', 'H4', 'H5'];
  const verses = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [1_001_001 + index * 1000, index < 20 ? alike : []]),
  );
  const [first] = findCrossReferences(numbersOf(verses));
  expect(first?.others).toHaveLength(10);
  expect(first?.others[0]).toEqual([1_002_001, ['H1', 'H2', 'H3', 'H4']]);
});

test('ignores a word in every verse, and verses that share only a common one', () => {
  const verses = Object.fromEntries(
    Array.from({ length: 1600 }, (_, index): [number, EntryNumber[]] => [
      1_001_001 + index * 1000,
      index < 400 ? ['H1', 'H2'] : ['H1'],
    ]),
  );
  expect([...findCrossReferences(numbersOf(verses))]).toEqual([]);
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

test('takes the Old Testament from the Hebrew text, in English verse ids and without psalm titles', () => {
  const numbers = verseNumbers({ versions: [english, hebrew], verseMap: map } as SourceTexts);
  expect(plain(numbers.old)).toEqual([
    [19_023_001, 'H3068', 'H7462'],
    [39_004_001, 'H3588', 'H3117'],
  ]);
  expect(numbers.new.get(62_004_008)?.get('G26')).toBe(2);
});

test('uses the translation if the Hebrew text is missing, and returns nothing if both are', () => {
  const numbers = verseNumbers({ versions: [english], verseMap: [] as typeof map } as SourceTexts);
  expect(plain(numbers.old)).toEqual([
    [19_023_001, 'H7462'],
    [39_004_001, 'H3117'],
  ]);
  const nothing = verseNumbers({ versions: [] as unknown[], verseMap: [] as typeof map } as SourceTexts);
  expect([nothing.old.size, nothing.new.size]).toEqual([0, 0]);
});
