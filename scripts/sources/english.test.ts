import { expect, test } from 'vitest';
import { readBracketedText, readKjv, versificationOf } from './kjv.ts';
import { readWebBook, webFiles } from './web.ts';

test('turns brackets of the King James text into supplied words, and # into a paragraph', () => {
  expect(readBracketedText('# and darkness [was] upon the face', 'here')).toEqual({
    text: 'and darkness was upon the face',
    marks: { supplied: [[13, 16]], paragraphs: [0] },
  });
  expect(() => readBracketedText('and [was upon', 'Genesis 1:2')).toThrow('Genesis 1:2: a bracket');
});

test('reads books by their names in the package, in canonical order', () => {
  const verses = readKjv(
    'kjv',
    JSON.stringify({ 'Revelation 22:21': 'Amen.', "Solomon's Song 1:1": 'The song', '1 Samuel 1:1': 'Now' }),
  );
  expect(verses.map((verse) => verse.id)).toEqual([9_001_001, 22_001_001, 66_022_021]);
  expect(versificationOf(verses)[21]).toEqual([1]);
  expect(() => readKjv('kjv', JSON.stringify({ 'Tobit 1:1': 'x' }))).toThrow('kjv: "Tobit 1:1" is not a verse');
});

test('reads the World English Bible: parts of verses, lines, titles with footnotes, acrostic letters', () => {
  const part = (type: string, chapterNumber: number, verseNumber: number, value: string): object => ({
    type,
    chapterNumber,
    verseNumber,
    value,
  });
  const verses = readWebBook(
    19,
    'json/psalms.json',
    JSON.stringify([
      { type: 'header', value: 'A Prayer by Moses.* The Hebrew word is “Elohim”.' },
      { type: 'stanza start' },
      part('line text', 90, 1, 'Lord, you have been our dwelling place '),
      { type: 'line break' },
      part('line text', 90, 1, 'for all  generations. '),
      { type: 'line break' },
      part('line text', 90, 2, ''),
      { type: 'stanza end' },
      { type: 'stanza start' },
      // A part without words before the verse that the stanza starts.
      part('line text', 90, 2, ' '),
      part('line text', 90, 3, 'You turn man to destruction, '),
      { type: 'line break' },
      { type: 'stanza end' },
      { type: 'header', value: 'ALEPH' },
      { type: 'paragraph start' },
      part('paragraph text', 119, 1, 'Blessed are those  '),
      { type: 'paragraph end' },
    ]),
  );
  expect(verses).toEqual([
    { id: 19_090_000, text: 'A Prayer by Moses.', marks: { notes: [[18, 'The Hebrew word is “Elohim”.']] } },
    {
      id: 19_090_001,
      text: 'Lord, you have been our dwelling place for all generations.',
      marks: {
        paragraphs: [0],
        lines: [
          [0, 1],
          [39, 1],
        ],
      },
    },
    { id: 19_090_003, text: 'You turn man to destruction,', marks: { paragraphs: [0], lines: [[0, 1]] } },
    { id: 19_119_001, text: 'Blessed are those', marks: { paragraphs: [0], heading: 'ALEPH' } },
  ]);
  expect(webFiles).toContain('json/songofsolomon.json');
});
