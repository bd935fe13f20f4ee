import { expect, test } from 'vitest';
import { parseTaggedText } from './tagged-text.ts';
import { formatTaggedText } from './verse-marks.ts';

/** Source, plain text, and each tagged phrase with its number. */
const cases: [source: string, text: string, tags: [phrase: string, number: string][]][] = [
  // A tag belongs to a phrase; one directly after another is a word that is left untranslated.
  [
    'In the beginning{H7225} God{H430} created{H1254}{(H8804)}{H853} the heaven{H8064} and{H853} the earth{H776}.',
    'In the beginning God created the heaven and the earth.',
    [
      ['In the beginning', 'H7225'],
      ['God', 'H430'],
      ['created', 'H1254'],
      ['', 'H853'],
      ['the heaven', 'H8064'],
      ['and', 'H853'],
      ['the earth', 'H776'],
    ],
  ],
  // Words and morphology codes are distinguished by range, not by parentheses.
  ['him{(H8674)} went{(H8675)}', 'him went', [['him', 'H8674']]],
  ['profitable{(G5624)} is{(G5625)}', 'profitable is', [['profitable', 'G5624']]],
  // Malformed tags.
  ['stop{H5462}{H8798)} the way', 'stop the way', [['stop', 'H5462']]],
  ['stop{(H5462} the way', 'stop the way', [['stop', 'H5462']]],
  // Padded, lower-case and extended numbers; a bare number is in the language of its testament.
  [
    'God{H0430} made{h6213} all{H3605a} things{1697}',
    'God made all things',
    [
      ['God', 'H430'],
      ['made', 'H6213'],
      ['all', 'H3605'],
      ['things', 'H1697'],
    ],
  ],
  // Before and after punctuation, and across it.
  [
    'the earth.{H776} And{H853}',
    'the earth. And',
    [
      ['the earth', 'H776'],
      ['And', 'H853'],
    ],
  ],
  [
    'was light{H216}: and it was good. And the Spirit{H7307}',
    'was light: and it was good. And the Spirit',
    [
      ['was light', 'H216'],
      ['And the Spirit', 'H7307'],
    ],
  ],
  [
    "thy sons{H1121}' wives{H802}",
    "thy sons' wives",
    [
      ['thy sons', 'H1121'],
      ['wives', 'H802'],
    ],
  ],
  // Numbers that are in no dictionary.
  ['x{G2717} y{G3203} z{H9999}', 'x y z', []],
  // Supplied words, paragraph signs, unbalanced brackets, left-over markup.
  ['¶ darkness [was] upon', 'darkness was upon', []],
  ['a hundred and twenty years. [', 'a hundred and twenty years.', []],
  ['There is no help for him in God. {{Selah', 'There is no help for him in God. Selah', []],
  ['sin no more.}}', 'sin no more.', []],
  ['the Hagrite.<sync value="H27:31" /> All these', 'the Hagrite. All these', []],
  // Greek without braces, with variants: the first reading is the text.
  [
    'λεγομενην  {VAR1: ναζαρετ G3478 N-PRI } {VAR2: ναζαρεθ G3478 N-PRI } οπως G3704 ADV',
    'λεγομενην ναζαρετ οπως',
    [
      ['ναζαρετ', 'G3478'],
      ['οπως', 'G3704'],
    ],
  ],
  [
    'εγεννησεν G1080 G5656 V-AAI-3S τον G3588 T-ASM',
    'εγεννησεν τον',
    [
      ['εγεννησεν', 'G1080'],
      ['τον', 'G3588'],
    ],
  ],
];

test.each(cases)('parses %s', (source, text, tags) => {
  const verse = parseTaggedText(source, 'hebrew');
  expect(verse.text).toBe(text);
  const read = (verse.marks.words ?? []).map(([start, end, number]) => [verse.text.slice(start, end), number]);
  expect(read).toEqual(tags);
});

test('attaches morphology codes to their word, the more precise one last', () => {
  const { marks } = parseTaggedText('εγεννησεν G1080 G5656 V-AAI-3S τον G3588 T-ASM', 'greek');
  expect(marks.words).toEqual([
    [0, 9, 'G1080', 'V-AAI-3S'],
    [10, 13, 'G3588', 'T-ASM'],
  ]);
});

test('marks supplied words, with and without their own tag', () => {
  const { text, marks } = parseTaggedText('¶ and darkness{H2822} [was] upon', 'hebrew');
  expect(marks.supplied?.map(([start, end]) => text.slice(start, end))).toEqual(['was']);
  expect(marks.paragraphs).toEqual([0]);
});

test('stores the second reading as a note, without its codes', () => {
  const { marks } = parseTaggedText('αυτω {VAR1: ευρον G2147 V-2AAI-3P } {VAR2: ειδον G1492 V-2AAI-3P } το', 'greek');
  expect(marks.notes).toEqual([[10, 'Variant: ειδον']]);
});

test('adds a note to verses that an edition prints together', () => {
  const { text, marks } = parseTaggedText(']73-63[ אף בראשך', 'greek');
  expect(text).toBe('אף בראשך');
  expect(marks.notes).toEqual([[0, 'This edition prints verses 36-37 together.']]);
});

test('formats tags at their original positions', () => {
  const source = 'And God{H430} said{H559}, Let there be{H1961} light{H216}';
  const { text, marks } = parseTaggedText(source, 'hebrew');
  expect(formatTaggedText(text, marks)).toBe(source);
  const words = marks.words?.toReversed() ?? [];
  expect(formatTaggedText(text, { words })).toBe(source);
});

/** Each is 200 kB, the longest line that an import accepts. */
const long: [what: string, source: string][] = [
  ['tags', 'word{H430} '.repeat(18_000)],
  ['morphology codes alone', 'a{H8804} '.repeat(22_000)],
  ['brackets', '[a] '.repeat(50_000)],
  ['bare numbers', 'λογος G3056 N-NSM '.repeat(11_000)],
  ['variants', '{VAR1: a G1 } {VAR2: b G2 } '.repeat(7_000)],
  ['signs with a letter behind', `${'!'.repeat(200_000)}a{H430}`],
  ['signs with a tag behind each', '!{H430}'.repeat(28_000)],
  ['spaces', `a${' '.repeat(200_000)}b{H430}`],
  ['tags that never close', '<a'.repeat(100_000)],
  ['braces that never close', '{H'.repeat(100_000)],
];
test.each(long)('parses a verse of 200 kB of %s without excessive backtracking', (_what, source) => {
  expect(() => parseTaggedText(source, 'hebrew')).not.toThrow();
});

test.each(['created{H1254}{H8804} the heaven', 'created{H1254}{(H8804)} the heaven'])(
  'the code of a form belongs to the word before it: %s',
  (source) => {
    expect(parseTaggedText(source, 'hebrew')).toEqual({
      text: 'created the heaven',
      marks: { words: [[0, 7, 'H1254', 'H8804']] },
    });
  },
);
