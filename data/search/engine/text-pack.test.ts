import { describe, expect, it } from 'vitest';
import { smallVersions } from '#data/testing/small-library.ts';
import type { VerseMarks, WordMark } from '../../text/verse-marks.ts';
import { parseSearch } from '../language/parse.ts';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { decodeTextPack } from './decode-text-pack.ts';
import { encodeTextPack } from './encode-text-pack.ts';
import { makeIndex } from './memory-index.ts';
import { readText, readVerse } from './read-packed-verse.ts';
import { findIn } from './search-memory.ts';
import { joinSections, splitSections } from './sections.ts';
import type { PackedSpans } from './span-codes.ts';
import { lastWordOf } from './tag-codes.ts';
import type { PackedVerse, TextPackHead } from './text-pack.ts';
import { formatUnit, parseUnit, unitsOf } from './text-units.ts';
import { decodeUtf8 } from './utf8.ts';
import { readUnits, writeUnits } from './varint.ts';

const head: TextPackHead = {
  edition: 'test',
  version: smallVersions.web,
  library: { verses: 3, terms: 9 },
  runs: [],
  halves: [],
};
const unpacked = (verses: readonly PackedVerse[]): PackedVerse[] => {
  const pack = decodeTextPack(encodeTextPack(head, verses, () => 1));
  return verses.map((_, index) => readVerse(pack, index));
};
const verse = (text: string, marks: VerseMarks = {}, id = 1_001_001): PackedVerse => ({ id, text, marks });
const text = '“God saw it,” he said: it was good.';

describe('decodes a verse exactly as it was encoded', () => {
  it.each<[name: string, verse: PackedVerse]>([
    ['words and signs', verse(text)],
    ['no word', verse('— …')],
    ['no text', verse('')],
    ['letters with points', verse('בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים׃')],
    ['several spaces', verse('one  two   three')],
    [
      'words of one tag',
      verse(text, {
        words: [
          [1, 4, 'H430'],
          [5, 8, 'H7200'],
        ],
      }),
    ],
    ['a tag over signs', verse(text, { words: [[5, 18, 'H7200']] })],
    ['a tag with signs beside its word', verse(text, { words: [[0, 4, 'H430']] })],
    ['a tag within a word', verse(text, { words: [[2, 3, 'H430']] })],
    ['a tag from within a word to the end of another', verse(text, { words: [[2, 8, 'H430']] })],
    ['a tag without a word, behind one', verse(text, { words: [[4, 4, 'H853']] })],
    ['a tag without a word, before all', verse(text, { words: [[0, 0, 'H853']] })],
    [
      'several tags of one word',
      verse(text, {
        words: [
          [1, 4, 'H430'],
          [1, 4, 'H853'],
        ],
      }),
    ],
    ['a tag without a word, after the second word', verse(text, { words: [[8, 8, 'H853']] })],
    [
      'tags in no order',
      verse(text, {
        words: [
          [5, 8, 'H7200'],
          [1, 4, 'H430'],
        ],
      }),
    ],
    [
      'parsings',
      verse(text, {
        words: [
          [1, 4, 'H430', 'HNcmpa'],
          [5, 8, 'H7200', 'HVqw3ms'],
          [15, 17, 'H430'],
        ],
      }),
    ],
    [
      'every kind of span',
      verse(text, { supplied: [[9, 11]], divineName: [[1, 4]], jesus: [[1, 11]], ketiv: [[5, 8]], qere: [[15, 17]] }),
    ],
    ['spans with their signs', verse(text, { jesus: [[0, 13]], supplied: [[22, 35]] })],
    ['another number in the King James Version', verse(text, { kjv: 1_001_002 })],
    ['a lower number there', verse(text, { kjv: 1_000_031 }, 1_001_001)],
  ])('with %s', (_, one) => {
    expect(unpacked([one])).toEqual([one]);
  });

  it('among other verses with and without marks', () => {
    const verses = [
      verse('one two', { words: [[0, 3, 'H1']], supplied: [[4, 7]] }, 1_001_001),
      verse('three', {}, 1_001_002),
      verse('', {}, 1_001_003),
      verse(
        'four five',
        {
          words: [
            [0, 0, 'H2'],
            [5, 9, 'H1'],
          ],
          kjv: 1_001_009,
        },
        1_002_001,
      ),
      verse('six', { words: [[1, 2, 'H3']], supplied: [[0, 3]] }, 2_001_001),
      verse('seven', { kjv: 66_022_021 }, 66_022_020),
    ];
    expect(unpacked(verses)).toEqual(verses);
  });

  /**
   * A span is encoded as the words before it and its own: in one byte below 15 and 16, in three below 3,584 and 256.
   */
  it.each([
    [0, 15],
    [14, 15],
    [14, 16],
    [15, 1],
    [15, 255],
    [15, 256],
    [255, 1],
    [256, 1],
    [3_583, 255],
    [3_584, 1],
    [3_583, 256],
    [4_000, 300],
  ])('with %i words before a span of %i words', (before, size) => {
    const words = Array.from({ length: before + size + 1 }, (_, at) => `w${at % 7}`);
    const start = words.slice(0, before).join(' ').length + (before > 0 ? 1 : 0);
    const end = start + words.slice(before, before + size).join(' ').length;
    const one = verse(words.join(' '), { words: [[start, end, 'H1']], supplied: [[start, end]] });
    expect(unpacked([one])).toEqual([one]);
  });

  it('with many kinds of tags on one word, the frequent ones first', () => {
    const numbers = ['H1', 'H2', 'H3', 'H2', 'H2', 'H3', 'H1', 'H4', 'H2'] as const;
    const verses = numbers.map((number, at) => verse('word', { words: [[0, 4, number] as WordMark] }, 1_001_001 + at));
    expect(unpacked(verses)).toEqual(verses);
  });
});

it('writes only the kinds of spans that the text has', () => {
  const { parts } = splitSections(encodeTextPack(head, [verse(text, { jesus: [[1, 11]] })], () => 1));
  expect(Object.keys(parts)).toContain('jesus');
  for (const kind of ['supplied', 'divineName', 'ketiv', 'qere']) expect(parts).not.toHaveProperty(kind);
});

describe('a pack whose tags cannot be decoded', () => {
  const packed = encodeTextPack(head, [verse(text, { words: [[1, 4, 'H430']] })], () => 1);
  const { head: packedHead, parts } = splitSections<TextPackHead>(packed);
  const withoutTags = joinSections({ head: packedHead, parts: { ...parts, places: new Uint8Array() } });

  it('fails only when they are used', () => {
    const pack = decodeTextPack(withoutTags);
    expect(readText(pack, 0).text).toBe(text);
    expect(() => pack.kindOfTag).toThrow('The pack ends at byte 0');
  });

  it('can be searched for words', () => {
    const parsed = parseSearch('saw');
    if (parsed.kind !== 'query') throw new Error('not a query');
    const index = makeIndex(decodeTextPack(withoutTags));
    expect(findIn(parsed.query, index).totals.verses).toBe(1);
    expect(() => index.tags).toThrow('The pack ends at byte 0');
  });
});

it('writes each parsing once, in the order of its letters', () => {
  const words: WordMark[] = [
    [1, 4, 'H430', 'HNcmpa'],
    [5, 8, 'H853'],
    [9, 11, 'H1254', 'HVqp3ms'],
    [15, 17, 'H7200', 'HC/Vqw3ms'],
    [18, 21, 'H7225', 'HNcmpa'],
  ];
  const { parts } = splitSections(encodeTextPack(head, [verse(text, { words })], () => 1));
  expect(decodeUtf8(parts['codes'] ?? new Uint8Array()).split('\n')).toEqual(['HC/Vqw3ms', 'HNcmpa', 'HVqp3ms']);
});

it.each(['a\u0000b', 'a\u0001', '\u0002', 'a\nb'])('rejects a text with a control character', (bad) => {
  expect(() => encodeTextPack(head, [verse(bad)], () => 1)).toThrow(/cannot be packed/);
});

it.each<[what: string, size: number, raw: PackedSpans['raw'], word: number]>([
  ['its last word', 2, new Map(), 14],
  ['its place after a word, if it has no words,', 0, new Map(), -1],
  ['nothing, if it is not of whole words,', 2, new Map([[0, [1, 2]]]), -2],
])('predicts by %s the kind of a tag', (_, size, raw, word) => {
  const spans = { from: Uint32Array.of(0, 1), first: Uint32Array.of(3), size: Uint16Array.of(size), raw };
  expect(lastWordOf(spans, [10, 11, 12, 13, 14, 15], 0)).toBe(word);
});

describe('bytes', () => {
  it.each([0, 1, 127, 128, 16_383, 16_384, 31_102, 2 ** 32, Number.MAX_SAFE_INTEGER])(
    'writes and reads %d',
    (value) => {
      const writer = new ByteWriter();
      writer.number(value);
      writer.byte(7);
      const reader = new ByteReader(writer.finish());
      expect([reader.number(), reader.byte(), reader.ended]).toEqual([value, 7, true]);
    },
  );

  it.each([
    [127, 1],
    [128, 2],
    [16_383, 2],
    [16_384, 3],
  ])('encodes %i in %i bytes', (value, length) => {
    const writer = new ByteWriter();
    writer.number(value);
    expect(writer.finish()).toHaveLength(length);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('rejects %d', (value) => {
    expect(() => new ByteWriter().number(value)).toThrow(`${value} cannot be packed`);
  });

  it('grows as it is written, and throws at an incomplete number', () => {
    const writer = new ByteWriter();
    const bytes = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251);
    writer.all(bytes);
    expect(writer.finish()).toEqual(bytes);
    const reader = new ByteReader(Uint8Array.of(128));
    expect(reader.ended).toBe(false);
    expect(() => reader.number()).toThrow('The pack ends at byte 1, in the middle');
  });

  /** One byte below 192, two below 12,480, three for the rest. */
  it.each([
    [[0, 191], 2],
    [[192], 2],
    [[447, 448], 4],
    [[12_479], 2],
    [[12_480], 3],
    [[12_735, 12_736, 78_015, 78_016], 12],
    [[5, 12_480, 200, 0], 7],
  ])('encodes the units %j in %i bytes', (ranks, length) => {
    const bytes = writeUnits(ranks);
    const read = new Uint32Array(ranks.length);
    expect([bytes.length, readUnits(bytes, read), [...read]]).toEqual([length, ranks.length, ranks]);
  });
});

describe('the units of a text', () => {
  it.each<[text: string, units: string[]]>([
    ['', ['end:']],
    ['one', ['word:one', 'end:']],
    ['one two.', ['word:one', 'word:two', 'end:.']],
    ['one, two', ['word:one', 'between:, ', 'word:two', 'end:']],
    ['“one” ', ['between:“', 'word:one', 'end:” ']],
    [' one', ['between: ', 'word:one', 'end:']],
    ['one  two', ['word:one', 'between:  ', 'word:two', 'end:']],
  ])('splits %j', (line, units) => {
    const actual = unitsOf(line);
    expect(actual.map((unit) => `${unit.kind}:${unit.text}`)).toEqual(units);
    expect(actual.map(formatUnit).map(parseUnit)).toEqual(actual);
  });
});

describe('the sections of a pack', () => {
  const sections = {
    head: { name: 'אב' },
    parts: { one: Uint8Array.of(1, 2, 3), none: new Uint8Array(), two: Uint8Array.of(4) },
  };
  const bytes = joinSections(sections);

  it('are decoded as they were encoded', () => {
    expect(splitSections(bytes)).toEqual(sections);
    expect(String.fromCharCode(...bytes.slice(0, 4))).toBe('LXP1');
  });

  it.each<[name: string, bytes: Uint8Array, message: RegExp]>([
    ['other bytes', Uint8Array.of(0x4c, 0x58, 0x50, 0x32, 0), /no text pack/],
    ['nothing', new Uint8Array(), /no text pack/],
    ['the sign alone', bytes.slice(0, 4), /in the middle/],
    ['a part of the head', bytes.slice(0, 9), /in its head/],
    ['a byte too few', bytes.slice(0, -1), /should have/],
    ['a byte too many', Uint8Array.from([...bytes, 0]), /should have/],
  ])('are rejected: %s', (_, some, message) => {
    expect(() => splitSections(some)).toThrow(message);
  });
});
