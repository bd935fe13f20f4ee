import { expect, test } from 'vitest';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import type { EntryText } from '../sources/source.ts';
import { countOccurrences } from '#data/dictionary/count-occurrences.ts';
import { glossOf } from './gloss.ts';
import { relateEntries } from './related.ts';
import { renderingText } from '#data/dictionary/rendering-text.ts';
import { collectRenderings, type Rendering } from './renderings.ts';
import { dictionaryRenderings, formatUsage } from './usage.ts';

const rendering = (text: string, total: number): Rendering => ({ text, total, verses: [], phrases: [] });

test("counts Strong's numbers over verses, including psalm titles", () => {
  const counts = countOccurrences([
    { id: 19_003_000, text: 'A Psalm', marks: { words: [[2, 7, 'H4210']] } },
    {
      id: 19_003_001,
      text: 'God God',
      marks: {
        words: [
          [0, 3, 'H430'],
          [4, 7, 'H430'],
        ],
      },
    },
    { id: 19_003_002, text: 'God', marks: { words: [[0, 3, 'H430']] } },
  ]);
  expect(counts.get('H430')).toEqual({
    total: 3,
    verses: [
      [19_003_001, 2],
      [19_003_002, 1],
    ],
  });
  expect(counts.get('H4210')).toEqual({ total: 1, verses: [[19_003_000, 1]] });
});

test('counts a word for its lemma, and for its form where that has a number', () => {
  const counts = countOccurrences([
    {
      id: 43_003_003,
      text: 'εἶπεν',
      marks: { words: [[0, 5, 'G3004', 'V-AAI-3S', 'G2036']], parsed: [[0, 5, 'ADV']] },
    },
    { id: 43_003_004, text: 'λέγει', marks: { words: [[0, 5, 'G3004', 'V-PAI-3S']] } },
  ]);
  expect([...counts].map(([number, { total }]) => [number, total])).toEqual([
    ['G3004', 2],
    ['G2036', 1],
  ]);
});

const texts: [source: string, expected: string][] = [
  [' God, ', 'God'],
  ['(LORD)', 'LORD'],
  ['God’s', 'God’s'],
  ['Al-\n taschith.', 'Al- taschith'],
  [',', ''],
  ['of God', 'God'],
  ['unto the love', 'love'],
  ['to fulfil', 'fulfil'],
  ['we know', 'know'],
  ['lovest thou', 'lovest'],
  ['them which love', 'love'],
  ['shall have known', 'known'],
  ['laid down', 'laid down'],
  ['give it', 'give'],
  ['he was', 'was'],
  ['that which', 'that which'],
  ['unto him', 'him'],
  // Only leading function words are left, so they are the rendering.
  ['in the', 'in the'],
  ['and', 'and'],
];
test.each(texts)('strips outer punctuation from the words of a tag: "%s"', (source, expected) => {
  expect(renderingText(source)).toBe(expected);
});

test('groups renderings that differ in case, and shows the most frequent capitalization', () => {
  const text = 'Light, light light the Light';
  const groups = collectRenderings([
    {
      id: 1_001_003,
      text,
      marks: {
        words: [
          [0, 6, 'H216'],
          [7, 12, 'H216'],
          [13, 18, 'H216'],
          [19, 22, 'H216'],
          [28, 28, 'H216'],
        ],
      },
    },
  ]);
  expect(groups.get('H216')).toEqual([
    { text: 'light', total: 3, verses: [[1_001_003, 3]], phrases: [] },
    { text: '', total: 1, verses: [[1_001_003, 1]], phrases: [] },
    { text: 'the', total: 1, verses: [[1_001_003, 1]], phrases: [] },
  ]);
});

const shorthand: [usage: string, expected: string[]][] = [
  [
    'angels, [idiom] exceeding, God (gods) (-dess, -ly), [idiom] (very) great, judges, [idiom] mighty.',
    ['angels', 'exceeding', 'God (gods) (-dess, -ly)', '(very) great', 'judges', 'mighty'],
  ],
  ['X exceeding, God, god(-ly, -ward).', ['exceeding', 'God', 'god(-ly, -ward)']],
  ['(any, thing), not, + well-nigh. Compare H370 (אַיִן).', ['(any, thing)', 'not', 'well-nigh']],
  ['plain. See also H356 (אֵילוֹן).', ['plain']],
  ['', []],
];
test.each(shorthand)('parses Strong’s shorthand: %s', (usage, expected) => {
  expect(dictionaryRenderings(usage)).toEqual(expected);
});

test('usage shows counted renderings, then those that only the dictionary has', () => {
  const counted = [rendering('God', 2346), rendering('', 3), rendering('exceeding', 1)];
  expect(formatUsage(counted, 'angels, [idiom] exceeding, God (gods), judges.')).toBe(
    'God (2,346×), untranslated (3×), exceeding (1×), angels, judges',
  );
  expect(formatUsage([], 'love')).toBe('love');
});

const blank: EntryText = {
  number: 'G1',
  aramaic: false,
  lemma: 'x',
  transliteration: '',
  pronunciation: '',
  partOfSpeech: '',
  definition: [],
  derivation: [],
  dictionaryUsage: '',
};
const glosses: [entry: Partial<EntryText>, renderings: Rendering[], expected: string][] = [
  [
    {
      definition: [
        { kind: 'emphasis', text: 'gods' },
        ' in the ordinary sense; of ',
        { kind: 'emphasis', text: 'the supreme God' },
      ],
    },
    [],
    'gods, the supreme God',
  ],
  [
    { definition: [{ kind: 'emphasis', text: 'governor' }, ' ', { kind: 'emphasis', text: 'of a province' }] },
    [],
    'governor of a province',
  ],
  [
    { definition: ['love, i.e. affection or benevolence; specially (plural) a love-feast'] },
    [rendering('charity', 9)],
    'love',
  ],
  [
    { definition: ['figuratively, a magistrate'] },
    [rendering('God', 9), rendering('of God', 5), rendering('God’s', 4), rendering('gods', 2)],
    'God',
  ],
  [{ definition: ['a witness (literally (judicially) or figuratively)'] }, [], 'a witness'],
  [
    {
      partOfSpeech: 'proper noun, masculine',
      definition: [{ kind: 'emphasis', text: 'Aharon' }, ', the brother of Moses'],
    },
    [],
    'Aharon, the brother of Moses',
  ],
  [{ dictionaryUsage: 'book.' }, [], 'book'],
  [{ derivation: ['a primary word'] }, [], 'a primary word'],
];
test.each(glosses)('gloss %#', (entry, renderings, expected) => {
  expect(glossOf({ ...blank, ...entry }, renderings)).toBe(expected);
});

test('related entries: roots, then derived words, then siblings by frequency, never the entry itself or one next to it', () => {
  const from = (...numbers: EntryNumber[]): RichText =>
    numbers.map((number) => ({ kind: 'reference', number, lemma: '' }));
  const related = relateEntries(
    [
      { number: 'G25', derivation: [] },
      { number: 'G26', derivation: from('G25') },
      { number: 'G27', derivation: from('G25', 'H160') },
      { number: 'G28', derivation: from('H1904') },
      { number: 'G500', derivation: from('G26', 'G500') },
    ],
    (number) => (number === 'G500' ? 9 : 1),
  );
  expect(related.get('G26')).toEqual(['G25', 'G500', 'G27']);
  expect(related.get('G27')).toEqual(['G25', 'G26']);
  expect(related.get('G28')).toEqual([]);
  expect(related.get('G500')).toEqual(['G26', 'G25']);
});
