import { expect, test } from 'vitest';
import type { VerseText } from '#data/text/verse-text.ts';
import { cleanReinaValera, splitReinaValera } from './reina-valera.ts';
import { renumberReinaValera, type PrintedRun } from './reina-valera-numbers.ts';

const verse = (id: number, text: string, marks: VerseText['marks'] = {}): VerseText => ({ id, text, marks });
const wordsOf = ({ text, marks }: VerseText): [string, string][] =>
  (marks.words ?? []).map(([start, end, number]) => [text.slice(start, end), number]);

test('restores the space around a supplied word, but not before an appended pronoun', () => {
  const supplied = verse(26_041_001, 'los postes, siendoel ancho', {
    words: [
      [0, 10, 'H352'],
      [21, 26, 'H7341'],
    ],
    supplied: [[18, 20]],
  });
  const spaced = cleanReinaValera(supplied);
  expect(spaced.text).toBe('los postes, siendo el ancho');
  expect(wordsOf(spaced)).toEqual([
    ['los postes', 'H352'],
    ['ancho', 'H7341'],
  ]);
  expect(cleanReinaValera(verse(1_021_023, 'Júramelo aquí', { supplied: [[6, 8]] })).text).toBe('Júramelo aquí');
  expect(cleanReinaValera(verse(1_002_012, 'hay allítambiénbdelio', { supplied: [[8, 15]] })).text).toBe(
    'hay allí también bdelio',
  );
});

test('leaves out the colophon of an epistle', () => {
  expect(cleanReinaValera(verse(50_004_023, 'La gracia sea. Amén. Escrita de Roma con Epafrodito.')).text).toBe(
    'La gracia sea. Amén.',
  );
  expect(cleanReinaValera(verse(40_006_013, 'por todos los siglos. Amén.')).text).toBe('por todos los siglos. Amén.');
});

test('removes the numbers of pronouns from suffixes, and leaves them on the pronouns', () => {
  const text = 'nosotros con nuestro padre y tus ojos de él él mismo te tú';
  const tagged = verse(1_013_008, text, {
    words: [
      [0, 8, 'H587'],
      [9, 20, 'H587'],
      [21, 26, 'H1'],
      [27, 32, 'H859'],
      [33, 37, 'H5869'],
      [38, 43, 'H1931'],
      [44, 52, 'H1931'],
      [53, 55, 'H853'],
      [56, 58, 'H859'],
    ],
  });
  expect(wordsOf(cleanReinaValera(tagged))).toEqual([
    ['nosotros', 'H587'],
    ['padre', 'H1'],
    ['ojos', 'H5869'],
    ['él mismo', 'H1931'],
    ['tú', 'H859'],
  ]);
});

test('makes the title of a psalm a verse of its own, and letters headings', () => {
  const [title, first] = splitReinaValera(
    verse(19_023_001, 'Salmo de David. JEHOVÁ es mi pastor', {
      words: [
        [0, 5, 'H4210'],
        [16, 22, 'H3068'],
      ],
    }),
  );
  expect([title?.id, title?.text, first?.id, first?.text]).toEqual([
    19_023_000,
    'Salmo de David.',
    19_023_001,
    'JEHOVÁ es mi pastor',
  ]);
  expect([title, first].map((each) => each && wordsOf(each))).toEqual([[['Salmo', 'H4210']], [['JEHOVÁ', 'H3068']]]);
  expect(splitReinaValera(verse(19_119_009, 'BETH ¿Con qué limpiará'))).toMatchObject([
    { text: '¿Con qué limpiará', marks: { heading: 'BETH' } },
  ]);
  expect(splitReinaValera(verse(19_111_001, 'Aleluya. ALABARÉ á Jehová'))).toHaveLength(1);
  expect(() => splitReinaValera(verse(19_003_001, 'Salmo de David'))).toThrow(/Psalm 3 has no title/);
});

const jonah: PrintedRun = {
  printed: '2:1–2',
  slots: [32_001_017, 32_002_002],
  kjv: [32_001_017, 32_002_002],
  cuts: ['Y mandó'],
};

test('gives verses the numbers of the King James Version, and cuts and joins them', () => {
  const slots = [
    verse(32_001_016, 'a'),
    verse(32_001_017, ''),
    verse(32_002_001, 'b'),
    verse(32_002_002, 'c. Y mandó d'),
  ];
  expect(renumberReinaValera(slots, [jonah]).map(({ id, text }) => [id, text])).toEqual([
    [32_001_016, 'a'],
    [32_001_017, 'b'],
    [32_002_001, 'c.'],
    [32_002_002, 'Y mandó d'],
  ]);
  expect(renumberReinaValera(slots, [jonah])[1]?.marks.notes).toEqual([
    [1, 'Printed editions number Jonah 1:17–2:2 as 2:1–2.'],
  ]);
  const joined = renumberReinaValera(
    [verse(7_014_018, 'a', { words: [[0, 1, 'H1']] }), verse(7_014_019, 'b', { words: [[0, 1, 'H2']] })],
    [{ printed: '14:18–19', slots: [7_014_018, 7_014_019], kjv: [7_014_018, 7_014_018], cuts: [], joins: [7_014_019] }],
  );
  expect(joined.map((each) => [each.id, each.text, wordsOf(each)])).toEqual([
    [
      7_014_018,
      'a b',
      [
        ['a', 'H1'],
        ['b', 'H2'],
      ],
    ],
  ]);
});

test('refuses a text without the words of a cut', () => {
  const slots = [verse(32_002_001, 'b'), verse(32_002_002, 'c. d')];
  expect(() => renumberReinaValera(slots, [jonah])).toThrow('Jonah 1:17-2:2 has 2 verses instead of 3');
});
