import { expect, it } from 'vitest';
import type { VerseMarks } from '../text/verse-marks.ts';
import type { VersePart } from '../text/verse-tree.ts';
import { pieceParts } from './piece-parts.ts';

/** Parts in one line: `And <H430 God> (supplied it was)`, with `*` where a note is marked and `∅` for an empty part. */
function shape(text: string, marks: VerseMarks, from = 0, to = text.length): string {
  const part = (each: VersePart): string => {
    if (typeof each === 'string') return each === '' ? '∅' : each;
    if (each.kind === 'numbers') return `{${each.numbers.join(' ')}}`;
    const inner = each.parts.map(part).join('');
    return each.kind === 'tagged' ? `<${each.numbers} ${inner}>` : `(${each.kind} ${inner})`;
  };
  return pieceParts({ verse: { id: 1_001_001, text, marks }, from, to })
    .map(({ parts, note }) => (parts.length > 0 || note ? `${parts.map(part).join('')}${note ? '*' : ''}` : '∅'))
    .join('');
}

const text = 'God saw it was good';

it.each<[name: string, marks: VerseMarks, expected: string, from?: number, to?: number]>([
  ['plain text', {}, 'God saw it was good'],
  [
    'words with their numbers',
    {
      words: [
        [0, 3, 'H430'],
        [4, 7, 'H7200'],
      ],
    },
    '<H430 God> <H7200 saw> it was good',
  ],
  [
    'several numbers of one word',
    {
      words: [
        [0, 3, 'H430'],
        [0, 3, 'H853'],
      ],
    },
    '<H430 H853 God> saw it was good',
  ],
  [
    'a word within a longer one',
    {
      words: [
        [0, 7, 'H430'],
        [4, 7, 'H7200'],
      ],
    },
    '<H430 H7200 God saw> it was good',
  ],
  [
    'the longer of two words that begin together',
    {
      words: [
        [0, 3, 'H1'],
        [0, 7, 'H2'],
      ],
    },
    '<H2 H1 God saw> it was good',
  ],
  [
    'a word that is left untranslated',
    {
      words: [
        [3, 3, 'H853'],
        [4, 7, 'H7200'],
      ],
    },
    'God <H7200 saw> it was good',
  ],
  [
    'a word that is left untranslated, within another',
    {
      words: [
        [4, 7, 'H7200'],
        [5, 5, 'H853'],
      ],
    },
    'God <H7200 saw> it was good',
  ],
  ['words that the translators supplied', { supplied: [[8, 14]] }, 'God saw (supplied it was) good'],
  [
    'a word around a supplied one',
    { words: [[8, 19, 'H2896']], supplied: [[8, 14]] },
    'God saw <H2896 (supplied it was) good>',
  ],
  ['words of Jesus around words', { jesus: [[0, 7]], words: [[0, 3, 'H430']] }, '(jesus <H430 God> saw) it was good'],
  ['a note in the text', { notes: [[7, 'x']] }, 'God saw* it was good'],
  [
    'two notes at one place',
    {
      notes: [
        [7, 'x'],
        [7, 'y'],
      ],
    },
    'God saw* it was good',
  ],
  [
    'notes in any order',
    {
      notes: [
        [14, 'x'],
        [3, 'y'],
      ],
    },
    'God* saw it was* good',
  ],
  [
    'a note within a word stands behind it',
    { notes: [[5, 'x']], words: [[4, 7, 'H7200']] },
    'God <H7200 saw>* it was good',
  ],
  ['a note at the end of a word', { notes: [[7, 'x']], words: [[4, 7, 'H7200']] }, 'God <H7200 saw>* it was good'],
  ['a note before a word', { notes: [[4, 'x']], words: [[4, 7, 'H7200']] }, 'God *<H7200 saw> it was good'],
  ['a note at the end', { notes: [[19, 'x']] }, 'God saw it was good*'],
  ['a note before everything', { notes: [[0, 'x']] }, '*God saw it was good'],
  // A piece of a verse: the space between pieces is left out, and a note belongs to the piece before it.
  [
    'the first piece',
    {
      notes: [
        [7, 'x'],
        [8, 'y'],
        [19, 'z'],
      ],
    },
    'God saw**',
    0,
    8,
  ],
  [
    'the second piece',
    {
      notes: [
        [7, 'x'],
        [8, 'y'],
        [19, 'z'],
      ],
    },
    'it was good*',
    8,
    19,
  ],
  ['a word cut in two, the first', { words: [[4, 10, 'H1']] }, 'God <H1 saw>', 0, 8],
  ['a word cut in two, the second', { words: [[4, 10, 'H1']] }, '<H1 it> was good', 8, 19],
])('%s', (_, marks, expected, from, to) => {
  expect(shape(text, marks, from, to)).toBe(expected);
});
