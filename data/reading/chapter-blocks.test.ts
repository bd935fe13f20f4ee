import { describe, expect, it } from 'vitest';
import { printedTogetherMessage } from '../text/messages.ts';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { ChapterVerse } from './chapter.ts';
import { chapterBlocks, withMissingVerses, type Block, type Piece } from './chapter-blocks.ts';

const verse = (id: number, text: string, marks: VerseMarks = {}): ChapterVerse => ({ id, text, marks });
const pieceText = ({ verse: { text }, from, to }: Piece): string => text.slice(from, to);

/** A block in one line: "prose: a | b", "poem: 1 a | 2 b". */
function shape(block: Block): string {
  if (block.kind === 'heading') return `heading: ${block.text}`;
  if (block.kind === 'poem')
    return `poem: ${block.lines.map(({ level, pieces }) => `${level} ${pieces.map(pieceText).join('+')}`).join(' | ')}`;
  return `${block.kind}: ${block.pieces.map(pieceText).join(' | ')}`;
}
/** The numbers that a chapter shows. */
const numbersOf = (...verses: ChapterVerse[]): number[] => withMissingVerses(verses).map(({ id }) => id - john);
const shapes = (...verses: ChapterVerse[]): string[] => chapterBlocks(verses).map(shape);
const john = 43_001_000;

it('shows verses that are missing, but not those that are printed together with the one before', () => {
  const notes: [number, string][] = [[0, printedTogetherMessage('4-6')]];
  expect(numbersOf(verse(john + 4, 'a', { notes }), verse(john + 8, 'b'))).toEqual([4, 7, 8]);
});

describe('the blocks of a chapter', () => {
  it.each<[name: string, verses: ChapterVerse[], blocks: string[]]>([
    ['verses of one paragraph', [verse(john + 1, 'a'), verse(john + 2, 'b')], ['prose: a | b']],
    [
      'a paragraph before a verse',
      [verse(john + 1, 'a', { paragraphs: [0] }), verse(john + 2, 'b', { paragraphs: [0] })],
      ['prose: a', 'prose: b'],
    ],
    [
      'a paragraph within a verse',
      [verse(john + 1, 'ab', { paragraphs: [1] }), verse(john + 2, 'c')],
      ['prose: a', 'prose: b | c'],
    ],
    [
      'a paragraph at the end of a verse opens nothing',
      [verse(john + 1, 'ab', { paragraphs: [2] }), verse(john + 2, 'c')],
      ['prose: ab | c'],
    ],
    [
      'lines of poetry',
      [
        verse(john + 1, 'abc', {
          lines: [
            [0, 1],
            [1, 2],
          ],
        }),
        verse(john + 2, 'd', { lines: [[0, 1]] }),
      ],
      ['poem: 1 a | 2 bc | 1 d'],
    ],
    [
      'a stanza after a paragraph',
      [verse(john + 1, 'a', { lines: [[0, 1]] }), verse(john + 2, 'b', { lines: [[0, 1]], paragraphs: [0] })],
      ['poem: 1 a', 'poem: 1 b'],
    ],
    [
      'a verse that goes on in a line',
      [verse(john + 1, 'a', { lines: [[0, 1]] }), verse(john + 2, 'b')],
      ['poem: 1 a+b'],
    ],
    [
      'prose after poetry',
      [verse(john + 1, 'a', { lines: [[0, 1]] }), verse(john + 2, 'b', { paragraphs: [0] })],
      ['poem: 1 a', 'prose: b'],
    ],
    [
      'poetry after prose',
      [verse(john + 1, 'a'), verse(john + 2, 'b', { lines: [[0, 2]] })],
      ['prose: a', 'poem: 2 b'],
    ],
    [
      'a heading before its verse',
      [verse(john + 1, 'a'), verse(john + 2, 'b', { heading: 'H' }), verse(john + 3, 'c')],
      ['prose: a', 'heading: H', 'prose: b | c'],
    ],
    // Hebrew Bibles print Psalms, Proverbs and Job from chapter 3 on verse by verse.
    [
      'a psalm',
      [verse(19_023_000, 't'), verse(19_023_001, 'a'), verse(19_023_002, 'b')],
      ['title: t', 'verse: a', 'verse: b'],
    ],
    ['Proverbs', [verse(20_001_001, 'a'), verse(20_001_002, 'b')], ['verse: a', 'verse: b']],
    ['the story of Job', [verse(18_002_001, 'a'), verse(18_002_002, 'b')], ['prose: a | b']],
    ['the speeches of Job', [verse(18_003_001, 'a'), verse(18_003_002, 'b')], ['verse: a', 'verse: b']],
    ['Ecclesiastes', [verse(21_001_001, 'a'), verse(21_001_002, 'b')], ['prose: a | b']],
    [
      'a psalm whose lines are marked',
      [verse(19_023_001, 'a', { lines: [[0, 1]] }), verse(19_023_002, 'b', { lines: [[0, 1]] })],
      ['poem: 1 a | 1 b'],
    ],
  ])('%s', (_, verses, blocks) => {
    expect(shapes(...verses)).toEqual(blocks);
  });

  /** With more than twelve verses per paragraph, the paragraph marks are too few. */
  it.each<[name: string, count: number, paragraphs: number[], kind: string]>([
    ['12 verses without a paragraph', 12, [], 'prose'],
    ['13 verses without a paragraph', 13, [], 'verse'],
    ['13 verses, the first with the mark of a paragraph', 13, [1], 'verse'],
    ['24 verses in two paragraphs', 24, [13], 'prose'],
    ['25 verses in two paragraphs', 25, [13], 'verse'],
  ])('%s', (_, count, paragraphs, kind) => {
    const verses = Array.from({ length: count }, (_each, at) =>
      verse(john + at + 1, 'x', paragraphs.includes(at + 1) ? { paragraphs: [0] } : {}),
    );
    expect(chapterBlocks(verses)[0]?.kind).toBe(kind);
  });

  it('counts a paragraph within the first verse', () => {
    const verses = Array.from({ length: 24 }, (_, at) =>
      verse(john + at + 1, 'xy', at === 0 ? { paragraphs: [1] } : {}),
    );
    expect(chapterBlocks(verses)[0]?.kind).toBe('prose');
  });

  it('is empty without verses', () => {
    expect(chapterBlocks([])).toEqual([]);
  });
});

describe('verse numbers that a version leaves out', () => {
  it.each<[name: string, ids: number[], all: number[]]>([
    ['none', [john + 1, john + 2], [1, 2]],
    ['one', [john + 1, john + 3], [1, 2, 3]],
    ['several', [john + 1, john + 4, john + 6], [1, 2, 3, 4, 5, 6]],
    // The first number is the version's own: a chapter may begin with a title or with verse 2.
    ['at the beginning', [john + 3], [3]],
  ])('%s', (_, ids, all) => {
    const shown = withMissingVerses(ids.map((id) => verse(id, 'x')));
    expect(shown.map(({ id }) => id - john)).toEqual(all);
    expect(shown.filter(({ text }) => text === '').map(({ id }) => id)).toEqual(
      all.map((number) => john + number).filter((id) => !ids.includes(id)),
    );
  });
});
