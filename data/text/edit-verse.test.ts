import { expect, it } from 'vitest';
import { editVerse } from './edit-verse.ts';
import type { VerseMarks } from './verse-marks.ts';

const text = 'And the king of the land spake, Go.';
const marks: VerseMarks = {
  words: [
    [0, 0, 'H853'],
    [8, 12, 'H4428'],
    [20, 24, 'H776'],
    [25, 30, 'H559'],
  ],
  supplied: [[4, 7]],
  jesus: [[32, 35]],
  notes: [
    [12, 'or, ruler'],
    [35, 'or, come'],
  ],
  paragraphs: [0],
  lines: [
    [0, 1],
    [32, 2],
  ],
};

it('moves every kind of mark with its words', () => {
  const edited = editVerse(text, marks, [
    { start: 4, end: 12, text: 'Melek' },
    { start: 20, end: 24, text: 'eretz' },
  ]);
  expect(edited.text).toBe('And Melek of the eretz spake, Go.');
  const at = ([start, end]: readonly [number, number, ...unknown[]]): string => edited.text.slice(start, end);
  expect(edited.marks.words?.map((word) => [at(word), word[2]])).toEqual([
    ['', 'H853'],
    ['Melek', 'H4428'],
    ['eretz', 'H776'],
    ['spake', 'H559'],
  ]);
  expect(edited.marks.jesus?.map(at)).toEqual(['Go.']);
  expect(edited.marks.notes).toEqual([
    [9, 'or, ruler'],
    [33, 'or, come'],
  ]);
  expect(edited.marks.paragraphs).toEqual([0]);
  expect(edited.marks.lines?.map(([offset, level]) => [edited.text.slice(offset, offset + 2), level])).toEqual([
    ['An', 1],
    ['Go', 2],
  ]);
});

it('removes a mark whose words are gone', () => {
  const edited = editVerse(
    'the LORD is',
    {
      supplied: [
        [0, 4],
        [9, 11],
      ],
    },
    [{ start: 0, end: 4, text: '' }],
  );
  expect(edited).toEqual({ text: 'LORD is', marks: { supplied: [[5, 7]] } });
});

it('returns the verse unchanged when there are no edits', () => {
  expect(editVerse(text, marks, [])).toEqual({ text, marks });
});

it('rejects edits that overlap', () => {
  expect(() =>
    editVerse(text, marks, [
      { start: 0, end: 5, text: '' },
      { start: 4, end: 6, text: '' },
    ]),
  ).toThrow(/overlap at 4/);
});
