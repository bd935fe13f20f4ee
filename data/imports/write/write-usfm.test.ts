import { expect, it } from 'vitest';
import type { VerseText } from '#data/text/verse-text.ts';
import { writeUsfm } from './write-usfm.ts';

const about = { code: 'test', name: 'A Text', shortName: 'T', language: 'en', licence: '' };
const written = (...verses: VerseText[]): string => [...writeUsfm({ ...about, verses })].join('');
const verse = (id: number, text: string, marks: VerseText['marks'] = {}): VerseText => ({ id, text, marks });

it('starts each book with its code and names, and each chapter with its number', () => {
  expect(
    written(verse(1_001_001, 'In the'), verse(1_001_002, 'And'), verse(1_002_001, 'Thus'), verse(40_001_001, 'The')),
  ).toBe(
    [
      '\\id GEN A Text',
      '\\h Genesis',
      '\\toc1 Genesis',
      '\\mt1 Genesis',
      '\\c 1',
      '\\nb',
      '\\v 1 In the',
      '\\v 2 And',
      '\\c 2',
      '\\nb',
      '\\v 1 Thus',
      '\\id MAT A Text',
      '\\h Matthew',
      '\\toc1 Matthew',
      '\\mt1 Matthew',
      '\\c 1',
      '\\nb',
      '\\v 1 The',
      '',
    ].join('\n'),
  );
});

it('numbers the first chapter of a book that follows another first chapter', () => {
  const chapters = written(verse(57_001_025, 'The grace'), verse(58_001_001, 'God')).match(/^\\(?:id|c) \w+/gm);
  expect(chapters).toEqual(['\\id PHM', '\\c 1', '\\id HEB', '\\c 1']);
});

const body = (...verses: VerseText[]): string => written(...verses).split('\\c 3\n')[1] ?? '';
it.each<[name: string, verses: VerseText[], usfm: string]>([
  ['a title', [verse(19_003_000, 'A Psalm'), verse(19_003_001, 'LORD')], '\\d A Psalm\n\\v 1 LORD\n'],
  [
    'a paragraph before its verse',
    [verse(1_003_001, 'one two', { paragraphs: [0, 4] })],
    '\\p\n\\v 1 one \n\\p\ntwo\n',
  ],
  [
    'lines',
    [
      verse(19_003_001, 'one two', {
        lines: [
          [0, 1],
          [4, 2],
        ],
      }),
    ],
    '\\q1\n\\v 1 one \n\\q2\ntwo\n',
  ],
  [
    'a paragraph and a line',
    [verse(19_003_001, 'one', { paragraphs: [0], lines: [[0, 3]] })],
    '\\p\n\\q3\n\\v 1 one\n',
  ],
  [
    'words',
    [
      verse(1_003_001, 'one two', {
        paragraphs: [0],
        words: [
          [0, 3, 'H1'],
          [0, 3, 'H2'],
          [4, 7, 'H3'],
        ],
      }),
    ],
    '\\p\n\\v 1 \\w one|strong="H1 H2"\\w* \\w two|strong="H3"\\w*\n',
  ],
  [
    'a word within a span',
    [verse(1_003_001, 'one two', { paragraphs: [0], jesus: [[0, 7]], words: [[0, 3, 'H1']] })],
    '\\p\n\\v 1 \\wj \\+w one|strong="H1"\\+w* two\\wj*\n',
  ],
  [
    'a span within a span',
    [verse(1_003_001, 'one two', { paragraphs: [0], jesus: [[0, 7]], supplied: [[4, 7]] })],
    '\\p\n\\v 1 \\wj one \\+add two\\+add*\\wj*\n',
  ],
  [
    'spans',
    [verse(1_003_001, 'one two six', { paragraphs: [0], supplied: [[0, 3]], divineName: [[4, 7]] })],
    '\\p\n\\v 1 \\add one\\add* \\nd two\\nd* six\n',
  ],
  [
    'a note',
    [verse(1_003_001, 'one two', { paragraphs: [0], notes: [[3, 'Or, 1']] })],
    '\\p\n\\v 1 one\\f + \\ft Or, 1\\f* two\n',
  ],
  // A paragraph would end the word.
  [
    'a paragraph within a tagged phrase',
    [verse(1_003_001, 'one two six', { words: [[4, 11, 'H1']], paragraphs: [0, 8] })],
    '\\p\n\\v 1 one \n\\p\n\\w two six|strong="H1"\\w*\n',
  ],
  [
    'a paragraph where a tagged phrase ends',
    [verse(1_003_001, 'one—two', { words: [[0, 4, 'H1']], paragraphs: [0, 4] })],
    '\\p\n\\v 1 \\w one—|strong="H1"\\w*\n\\p\ntwo\n',
  ],
  [
    'a line within a tagged phrase',
    [
      verse(1_003_001, 'one two six', {
        words: [[4, 11, 'H1']],
        lines: [
          [0, 1],
          [8, 2],
        ],
      }),
    ],
    '\\q1\n\\v 1 one \n\\q2\n\\w two six|strong="H1"\\w*\n',
  ],
])('writes %s', (_, verses, usfm) => {
  expect(body(...verses)).toBe(usfm);
});
