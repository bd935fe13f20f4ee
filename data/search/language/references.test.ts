import { describe, expect, it } from 'vitest';
import { findReferences, tryParsePassage } from './references.ts';
import { labelOfRange } from './verse-ranges.ts';

/** The references in a text, each as typed and as it is read. */
function readReferences(text: string): string[] {
  return findReferences(text).map(
    ({ offset, length, ranges }) => `${text.slice(offset, offset + length)} = ${ranges.map(labelOfRange).join('; ')}`,
  );
}

it.each<[text: string, expected: string[]]>([
  ['John 3:16 and Romans 5:8', ['John 3:16 and Romans 5:8 = John 3:16; Romans 5:8']],
  ['Matthew 18:12-14 and Luke 15:3-7', ['Matthew 18:12-14 and Luke 15:3-7 = Matthew 18:12–14; Luke 15:3–7']],
  ['love Song of Sol. 2:3', ['Song of Sol. 2:3 = Song of Solomon 2:3']],
  ['see 2-kings 23 there', ['2-kings 23 = 2 Kings 23']],
  ['I Sa 3', ['I Sa 3 = 1 Samuel 3']],
  ['Canticles 2; Apocalypse 3', ['Canticles 2; Apocalypse 3 = Song of Solomon 2; Revelation 3']],
  [
    'the First Epistle of Paul to the Corinthians 13',
    ['the First Epistle of Paul to the Corinthians 13 = 1 Corinthians 13'],
  ],
  ['1cor13 love', ['1cor13 = 1 Corinthians 13']],
  ['genesis chapter 3 verse 5', ['genesis chapter 3 verse 5 = Genesis 3:5']],
  ['בראשית 1:1', ['בראשית 1:1 = Genesis 1:1']],
  ['love of John 3', ['John 3 = John 3']],
  // "Romans 5:3" ends with its own verse, and its 3 does not begin "3 John".
  ['Romans 5:3; John 2:1', ['Romans 5:3; John 2:1 = John 2:1; Romans 5:3']],
  ['Genesis 1-2 Kings 3', ['Genesis 1-2 Kings 3 = Genesis 1–2 Kings 3']],
  ['Romans 4:19 - 5', ['Romans 4:19 - 5 = Romans 4:19–5:21']],
  ['Romans 4:19 - 5; John 3:16', ['Romans 4:19 - 5; John 3:16 = John 3:16; Romans 4:19–5:21']],
  // A chapter begins with its title, so the title is not before it.
  ['Psalm 51 - Psalm 51:0', ['Psalm 51 - Psalm 51:0 = Psalm 51']],
  ['Psalm 51 title love John 3:16', ['Psalm 51 title = Psalm 51 title', 'John 3:16 = John 3:16']],
  ['John 3:', ['John 3: = John 3']],
  ['John 3:16: For God so loved', ['John 3:16 = John 3:16']],
  ['so 3 men', []],
  ['and so 3 men', []],
  ['the men of am 3', []],
  ['xyz 23', []],
  ['a king 3 times', []],
])('finds the references of %s', (text, expected) => {
  expect(readReferences(text)).toEqual(expected);
});

it.each([
  ['Rev 3:1-3; 4:', 'Type a verse number after “4:”.', 'Revelation 3:1-3; Revelation 4'],
  ['Genesis 3:4,14:', 'Type a verse number after “14:”.', 'Genesis 3:4,14'],
  ['John 3:16-2', 'The end of “John 3:16-2” is before its start.', 'John 3:2-16'],
  ['John 3:16-3', 'The end of “John 3:16-3” is before its start.', 'John 3:3-16'],
  ['John 4:7-3:9', 'The end of “John 4:7-3:9” is before its start.', 'John 4:7; 3:9'],
  ['John 4:7-3:3', 'The end of “John 4:7-3:3” is before its start.', 'John 4:7; 3:3'],
  ['Rom 4:5-Gen 4:8', 'The end of “Romans 4:5-Genesis 4:8” is before its start.', 'Romans 4:5; Genesis 4:8'],
  ['Rom 5-3', 'The end of “Romans 5-3” is before its start.', 'Romans 3-5'],
  ['Rom 5:3-John 2:1', 'The end of “Romans 5:3-John 2:1” is before its start.', 'Romans 5:3; John 2:1'],
  ['Jude 2:1', 'Jude has 1 chapter.', 'Jude 1'],
  ['John 3:16, Jude 2:1, Romans 5:8', 'Jude has 1 chapter.', 'John 3:16, Jude 1, Romans 5:8'],
  ['Gen 1; Obad 3:2; Jude 2:1; Rom 5:8', 'Obadiah has 1 chapter.', 'Genesis 1; Obadiah 1; Jude 1; Romans 5:8'],
  ['Genesis 51', 'Genesis has 50 chapters.', 'Genesis 50'],
])('rejects %s and suggests a correction', (text, message, suggestion) => {
  const [first] = findReferences(text);
  expect(first).toMatchObject({ offset: 0, length: text.length, problem: { message, suggestion } });
  expect(findReferences(suggestion).map(({ problem }) => problem)).toEqual([undefined]);
});

it('rejects only the reference that has a dash before its numbers', () => {
  const found = findReferences('John 3:16 love Rev - 3:8');
  expect(found.map(({ problem }) => problem?.suggestion)).toEqual([undefined, 'Revelation 3:8']);
});

it('ends a range in the last chapter of its book, also behind another reference', () => {
  expect(findReferences('Rom 5:8; John 20-25')).toMatchObject([{ corrected: 'John 20–21; Romans 5:8' }]);
});

it('returns references in the order of the text, also those to missing chapters of books that have one', () => {
  const found = findReferences('Jude 2:1 and Romans 5:8');
  expect(found.map(({ offset, problem }) => [offset, problem?.message])).toEqual([
    [0, 'Jude has 1 chapter.'],
    [13, undefined],
  ]);
});

describe('a misspelled name', () => {
  it.each([
    ['Gensis 1', 'Genesis 1'],
    ['Jhon 3:16', 'John 3:16'],
    ['Revalation 3:2', 'Revelation 3:2'],
  ])('corrects %s to %s', (text, expected) => {
    expect(findReferences(text)).toMatchObject([{ corrected: expected }]);
  });

  it.each(['Genesis 1', 'Gen. 1:1ff', 'Jn 3 v 16', '1 Cor. 13:4a', 'Matt-John 3', 'Ps 23 and Song of Songs 2'])(
    'does not correct %s',
    (text) => {
      expect(findReferences(text).map(({ corrected }) => corrected)).toEqual([undefined]);
    },
  );
});

it.each([
  ['Rom', 'Romans'],
  ['Matt-John', 'Matthew–John'],
  ['Romans - Revelation', 'Romans–Revelation'],
  ['The Song of Solomon', 'Song of Solomon'],
  ['Bereshit', 'Genesis'],
])('reads %s as %s', (text, label) => {
  expect(tryParsePassage(text)?.map(labelOfRange)).toEqual([label]);
});

it.each(['Revelation - Romans', 'nonsense', 'John 3 and more', ''])('does not read %j as a passage', (text) => {
  expect(tryParsePassage(text)).toBeUndefined();
});

/** A long query with many numbers. */
it('finds no reference in a text without references', () => {
  const text = 'the love of 3 men and a king 5 '.repeat(16);
  expect(findReferences(text)).toEqual([]);
});

/** This test would take hours if a regular expression tried all ways to split the letters into names. */
it.each(['a', '1st', 'א'])('reads hundreds of %s before a number without long backtracking', (letters) => {
  expect(findReferences(`${letters.repeat(130)} . 3:16`)).toEqual([]);
});
