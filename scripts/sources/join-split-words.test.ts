import { expect, test } from 'vitest';
import { joinSplitWords } from './join-split-words.ts';
import type { VerseText } from './source.ts';

const join = (
  text: string,
  plain: string,
  words: NonNullable<VerseText['marks']['words']> = [],
): VerseText | undefined => joinSplitWords([{ id: 1, text, marks: { words } }], [{ id: 1, text: plain, marks: {} }])[0];

test.each([
  ['Let us therefore come bold ly unto the throne', 'Let us therefore come boldly unto the throne'],
  ['Say ye unto your sisters, Ru-hamah.', 'Say ye unto your sisters, Ruhamah.'],
  ['Cæsar can not, where in he can', 'Caesar cannot, wherein he can'],
])('joins the words of “%s” as in the plain text', (text, plain) => {
  expect(join(text, plain)?.text).toBe(plain.replace('ae', 'æ'));
});

test('does not join separate words of the plain text, and leaves texts with other letters unchanged', () => {
  expect(join('He went to day, and to morrow', 'He went to day, and to morrow')?.text).toBe(
    'He went to day, and to morrow',
  );
  expect(join('unto En-dor', 'unto En-dor')?.text).toBe('unto En-dor');
  expect(join('where in he was', 'where on he was')?.text).toBe('where in he was');
});

test('extends the tags of the parts to the complete word', () => {
  const joined = join('at mid night there was', 'at midnight there was', [
    [3, 6, 'G3319'],
    [7, 12, 'G3571'],
    [13, 22, 'G1096'],
  ]);
  expect(joined?.marks.words).toEqual([
    [3, 11, 'G3319'],
    [3, 11, 'G3571'],
    [12, 21, 'G1096'],
  ]);
});

test('gives tags that cross a gap the same span, and merges equal ones', () => {
  expect(
    join('I can not', 'I cannot', [
      [0, 5, 'G1410'],
      [6, 9, 'G3756'],
    ])?.marks.words,
  ).toEqual([
    [0, 8, 'G1410'],
    [0, 8, 'G3756'],
  ]);
  expect(
    join('bold ly', 'boldly', [
      [0, 4, 'G3954'],
      [5, 7, 'G3954'],
    ])?.marks.words,
  ).toEqual([[0, 6, 'G3954']]);
});
