import { expect, it } from 'vitest';
import {
  layersOf,
  shownMarks,
  verseTree,
  type ShownMarks,
  type VersePart,
  type VerseTreeOptions,
} from './verse-tree.ts';

const text = 'God saw it was good';

function shape(parts: readonly VersePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'numbers') return `{${part.numbers.join(' ')}}`;
      return part.kind === 'tagged' ? `<${part.numbers} ${shape(part.parts)}>` : `(${part.kind} ${shape(part.parts)})`;
    })
    .join('');
}

it.each<[name: string, marks: ShownMarks, options: VerseTreeOptions, tree: string]>([
  ['nothing', {}, {}, text],
  ['supplied words', { supplied: [[8, 14]] }, {}, 'God saw (supplied it was) good'],
  [
    'spans in any order',
    {
      supplied: [
        [8, 10],
        [0, 3],
      ],
    },
    {},
    '(supplied God) saw (supplied it) was good',
  ],
  [
    'the divine name within words of Jesus',
    { jesus: [[0, 7]], divineName: [[0, 3]] },
    {},
    '(jesus (divineName God) saw) it was good',
  ],
  // Where spans cross, the inner one is split.
  [
    'spans that cross',
    { jesus: [[0, 7]], supplied: [[4, 10]] },
    {},
    '(jesus God (supplied saw))(supplied  it) was good',
  ],
  [
    'spans of a kind that overlap',
    {
      supplied: [
        [0, 7],
        [4, 10],
      ],
    },
    {},
    '(supplied God saw)(supplied  it) was good',
  ],
  ['a span beyond the end', { supplied: [[15, 99]] }, {}, 'God saw it was (supplied good)'],
  ['what was found', {}, { found: [[0, 3]] }, '(found God) saw it was good'],
  [
    'the words of a number',
    {
      words: [
        [0, 3, 'H430'],
        [4, 7, 'H7200'],
        [15, 19, 'H430'],
      ],
    },
    { found: 'H430' },
    '(found God) saw it was (found good)',
  ],
  ['what another text has otherwise', {}, { changed: [[4, 7]] }, 'God (changed saw) it was good'],
  [
    'what was found outside of what is changed',
    {},
    { found: [[0, 7]], changed: [[4, 7]] },
    '(found God (changed saw)) it was good',
  ],
  ['ketiv and qere', { ketiv: [[0, 3]], qere: [[4, 7]] }, {}, '(ketiv God) (qere saw) it was good'],
  [
    'numbers behind their words',
    {
      words: [
        [0, 3, 'H430'],
        [4, 7, 'H7200'],
        [4, 7, 'H853'],
      ],
    },
    { numbered: true },
    'God{H430} saw{H7200 H853} it was good',
  ],
  ['no numbers unless they are asked for', { words: [[0, 3, 'H430']] }, {}, text],
  ['a number at the end', { words: [[15, 19, 'H2896']] }, { numbered: true }, 'God saw it was good{H2896}'],
  [
    'a number behind what its word is set in',
    { words: [[0, 3, 'H430']], divineName: [[0, 3]] },
    { numbered: true },
    '(divineName God){H430} saw it was good',
  ],
  [
    'a number within a span',
    { words: [[8, 10, 'H1']], supplied: [[8, 14]] },
    { numbered: true },
    'God saw (supplied it{H1} was) good',
  ],
  [
    'a word that is left untranslated',
    {
      words: [
        [3, 3, 'H853'],
        [0, 3, 'H430'],
      ],
    },
    { numbered: true },
    'God{H853 H430} saw it was good',
  ],
  [
    'a word around a supplied part, within the words of Jesus',
    {
      words: [
        [0, 3, 'H430'],
        [8, 14, 'H2896'],
      ],
      supplied: [[8, 10]],
      jesus: [[0, 14]],
    },
    { hasWords: true },
    '(jesus (word God) saw (word (supplied it) was)) good',
  ],
])('builds a tree for %s', (_, marks, options, tree) => {
  expect(shape(verseTree(text, marks, options))).toBe(tree);
});

it('leaves out notes, paragraphs and verse numbers', () => {
  const words: ShownMarks['words'] = [[0, 3, 'H430']];
  expect(
    shownMarks({
      words,
      supplied: [[0, 1]],
      notes: [[3, 'n']],
      paragraphs: [0],
      lines: [[0, 1]],
      heading: 'h',
      kjv: 1,
    }),
  ).toEqual({ words, supplied: [[0, 1]] });
  expect(shownMarks({ divineName: [[0, 1]], jesus: [[0, 2]], ketiv: [[0, 3]], qere: [[0, 4]] })).toEqual({
    divineName: [[0, 1]],
    jesus: [[0, 2]],
    ketiv: [[0, 3]],
    qere: [[0, 4]],
  });
  expect(shownMarks({})).toEqual({});
});

it('has no layer for a kind without spans', () => {
  expect(layersOf({ found: [], supplied: [[0, 3]], jesus: undefined })).toEqual([
    { kind: 'supplied', spans: [[0, 3]] },
  ]);
});
