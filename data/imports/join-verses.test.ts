import { expect, it } from 'vitest';
import { joinVerses } from './join-verses.ts';

it('joins two parts of a verse with a space and shifts the marks of the second', () => {
  const first = { text: 'one', marks: { words: [[0, 3, 'H1']], notes: [[3, 'a']], heading: 'h' } } as const;
  const second = {
    text: 'two',
    marks: {
      words: [[0, 3, 'H2', 'HNcmsa']],
      supplied: [[0, 3]],
      jesus: [[0, 2]],
      divineName: [[0, 1]],
      notes: [[3, 'b']],
      paragraphs: [0],
      lines: [[0, 2]],
    },
  } as const;
  expect(joinVerses(structuredClone(first) as never, structuredClone(second) as never)).toEqual({
    text: 'one two',
    marks: {
      words: [
        [0, 3, 'H1'],
        [4, 7, 'H2', 'HNcmsa'],
      ],
      supplied: [[4, 7]],
      jesus: [[4, 6]],
      divineName: [[4, 5]],
      notes: [
        [3, 'a'],
        [7, 'b'],
      ],
      paragraphs: [4],
      lines: [[4, 2]],
      heading: 'h',
    },
  });
  expect(joinVerses({ text: '', marks: {} }, { text: 'two', marks: { paragraphs: [0] } })).toEqual({
    text: 'two',
    marks: { paragraphs: [0] },
  });
});
